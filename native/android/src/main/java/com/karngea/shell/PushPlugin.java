package com.karngea.shell;

import android.Manifest;
import android.content.Context;
import android.os.Build;
import android.os.Handler;
import android.os.Looper;
import androidx.core.app.NotificationManagerCompat;
import com.getcapacitor.JSObject;
import com.getcapacitor.PermissionState;
import com.getcapacitor.Plugin;
import com.getcapacitor.PluginCall;
import com.getcapacitor.PluginMethod;
import com.getcapacitor.annotation.CapacitorPlugin;
import com.getcapacitor.annotation.Permission;
import com.getcapacitor.annotation.PermissionCallback;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import kotlin.Unit;
import org.unifiedpush.android.connector.ConstantsKt;
import org.unifiedpush.android.connector.UnifiedPush;

/** What the app's pages ask of the phone about pushes; the page's side is client/features/push/native-device.ts. */
@CapacitorPlugin(
    name = "Push",
    permissions = @Permission(alias = PushPlugin.NOTIFICATIONS, strings = { Manifest.permission.POST_NOTIFICATIONS })
)
public class PushPlugin extends Plugin implements PushEvents.Listener {

    static final String NOTIFICATIONS = "notifications";
    private static final String INSTANCE = ConstantsKt.INSTANCE_DEFAULT;
    /** A service that does not answer is told as one that cannot be had. */
    private static final long ANSWERED_WITHIN_MS = 30_000;

    private final Queue<PluginCall> waiting = new ConcurrentLinkedQueue<>();
    private final Handler clock = new Handler(Looper.getMainLooper());

    @Override
    public void load() {
        PushEvents.listener = this;
    }

    @Override
    protected void handleOnDestroy() {
        if (PushEvents.listener == this) PushEvents.listener = null;
    }

    /** `{ canPush, permission, endpoint? }`: whether a service is there, and the address that it gave last. */
    @PluginMethod
    public void state(PluginCall call) {
        Context context = getContext();
        JSObject state = new JSObject();
        state.put("canPush", !UnifiedPush.getDistributors(context).isEmpty());
        state.put("permission", permission());
        state.put("endpoint", Subscription.storedEndpoint(context));
        call.resolve(state);
    }

    /** Asks the person, where that is still to be done: `{ permission }`. */
    @PluginMethod
    public void ask(PluginCall call) {
        if (permission().equals("default")) requestPermissionForAlias(NOTIFICATIONS, call, "answered");
        else answered(call);
    }

    @PermissionCallback
    private void answered(PluginCall call) {
        JSObject answer = new JSObject();
        answer.put("permission", permission());
        call.resolve(answer);
    }

    /** `{ key }` of the site, to `{ endpoint, keys: { p256dh, auth } }`, as a browser's subscription has them. */
    @PluginMethod
    public void subscribe(PluginCall call) {
        String key = call.getString("key");
        waiting.add(call);
        clock.postDelayed(() -> fail(call, "no answer"), ANSWERED_WITHIN_MS);
        UnifiedPush.tryUseCurrentOrDefaultDistributor(getActivity(), (isFound) -> {
            if (isFound) register(call, key);
            else fail(call, "no service");
            return Unit.INSTANCE;
        });
    }

    private void register(PluginCall call, String key) {
        try {
            UnifiedPush.register(getContext(), INSTANCE, null, key);
        } catch (Exception notAKey) {
            fail(call, "no key");
        }
    }

    /** Nothing comes from now on, also without a network. */
    @PluginMethod
    public void unsubscribe(PluginCall call) {
        Subscription.forget(getContext());
        UnifiedPush.unregister(getContext(), INSTANCE);
        call.resolve();
    }

    @Override
    public void onSubscription(Subscription subscription) {
        for (PluginCall call = waiting.poll(); call != null; call = waiting.poll()) call.resolve(subscription.toJson());
    }

    @Override
    public void onRefusal(String why) {
        for (PluginCall call = waiting.poll(); call != null; call = waiting.poll()) call.reject(why);
    }

    @Override
    public void onArrival() {
        notifyListeners("arrived", new JSObject());
    }

    /** Unless it was answered. */
    private void fail(PluginCall call, String why) {
        if (waiting.remove(call)) call.reject(why);
    }

    /** In a browser's words. Before Android 13 nobody is asked, but a person may have turned notifications off. */
    private String permission() {
        if (NotificationManagerCompat.from(getContext()).areNotificationsEnabled()) return "granted";
        boolean asks = Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU;
        return asks && getPermissionState(NOTIFICATIONS) != PermissionState.DENIED ? "default" : "denied";
    }
}
