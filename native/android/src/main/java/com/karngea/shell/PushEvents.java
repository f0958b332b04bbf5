package com.karngea.shell;

import java.nio.charset.StandardCharsets;
import org.unifiedpush.android.connector.FailedReason;
import org.unifiedpush.android.connector.PushService;
import org.unifiedpush.android.connector.data.PushEndpoint;
import org.unifiedpush.android.connector.data.PushMessage;

/** What the push service tells the app, open or not. */
public class PushEvents extends PushService {

    /** The app, while it is open. */
    interface Listener {
        void onSubscription(Subscription subscription);

        void onRefusal(String why);

        void onArrival();
    }

    static volatile Listener listener;

    /** A new address is told to the server by the page, now or when the app starts. */
    @Override
    public void onNewEndpoint(PushEndpoint endpoint, String instance) {
        if (endpoint.getPubKeySet() == null) {
            onRegistrationFailed(FailedReason.INTERNAL_ERROR, instance);
            return;
        }
        Subscription subscription = new Subscription(endpoint.getUrl(), endpoint.getPubKeySet());
        subscription.store(this);
        if (listener != null) listener.onSubscription(subscription);
    }

    /** What the site did not encrypt for this phone is not the site's. */
    @Override
    public void onMessage(PushMessage message, String instance) {
        if (!message.getDecrypted()) return;
        PushNotification.show(this, new String(message.getContent(), StandardCharsets.UTF_8));
        if (listener != null) listener.onArrival();
    }

    @Override
    public void onRegistrationFailed(FailedReason reason, String instance) {
        if (listener != null) listener.onRefusal(reason.name());
    }

    @Override
    public void onUnregistered(String instance) {
        Subscription.forget(this);
    }
}
