package com.karngea.shell;

import android.content.Context;
import android.content.SharedPreferences;
import com.getcapacitor.JSObject;
import org.unifiedpush.android.connector.data.PublicKeySet;

/** Where the server sends this phone's pushes, and what it encrypts them with. */
final class Subscription {

    private static final String ENDPOINT = "endpoint";

    private final String endpoint;
    private final PublicKeySet keys;

    Subscription(String endpoint, PublicKeySet keys) {
        this.endpoint = endpoint;
        this.keys = keys;
    }

    JSObject toJson() {
        JSObject ofKeys = new JSObject();
        ofKeys.put("p256dh", keys.getPubKey());
        ofKeys.put("auth", keys.getAuth());
        JSObject subscription = new JSObject();
        subscription.put("endpoint", endpoint);
        subscription.put("keys", ofKeys);
        return subscription;
    }

    void store(Context context) {
        preferences(context).edit().putString(ENDPOINT, endpoint).apply();
    }

    /** Null where there is none. */
    static String storedEndpoint(Context context) {
        return preferences(context).getString(ENDPOINT, null);
    }

    static void forget(Context context) {
        preferences(context).edit().remove(ENDPOINT).apply();
    }

    private static SharedPreferences preferences(Context context) {
        return context.getSharedPreferences("karngea-push", Context.MODE_PRIVATE);
    }
}
