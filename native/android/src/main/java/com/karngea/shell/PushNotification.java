package com.karngea.shell;

import android.app.PendingIntent;
import android.content.Context;
import android.content.Intent;
import androidx.core.app.NotificationChannelCompat;
import androidx.core.app.NotificationCompat;
import androidx.core.app.NotificationManagerCompat;
import org.json.JSONException;
import org.json.JSONObject;

/** Shows a push as the site's worker does it in browsers (service-worker/push-notification.ts); the server has worded it. */
final class PushNotification {

    private static final String CHANNEL = "notices";
    private static final int PLUM = 0xFF711B52;
    /** Where everything can be found. */
    private static final String NOTICES = "/notices";

    private PushNotification() {}

    static void show(Context context, String payload) {
        JSONObject message = read(payload);
        NotificationManagerCompat tray = NotificationManagerCompat.from(context);
        CharSequence app = context.getApplicationInfo().loadLabel(context.getPackageManager());
        tray.createNotificationChannel(
            new NotificationChannelCompat.Builder(CHANNEL, NotificationManagerCompat.IMPORTANCE_DEFAULT).setName(app).build()
        );
        if (!tray.areNotificationsEnabled()) return;
        String body = message.optString("body");
        NotificationCompat.Builder notification = new NotificationCompat.Builder(context, CHANNEL)
            .setSmallIcon(R.drawable.ic_push)
            .setColor(PLUM)
            .setContentTitle(message.optString("title", app.toString()))
            .setContentText(body)
            .setStyle(new NotificationCompat.BigTextStyle().bigText(body))
            .setContentIntent(opening(context, message.optString("url")))
            .setAutoCancel(true);
        // One that is shown for the same application is replaced, and the person is told again.
        tray.notify(message.optString("tag", "notice"), 0, notification.build());
    }

    /** What cannot be read is still told that there is something. */
    private static JSONObject read(String payload) {
        try {
            return new JSONObject(payload);
        } catch (JSONException unreadable) {
            return new JSONObject();
        }
    }

    private static PendingIntent opening(Context context, String url) {
        Intent open = PageIntent.to(context, pathOf(url));
        return PendingIntent.getActivity(context, 0, open, PendingIntent.FLAG_UPDATE_CURRENT | PendingIntent.FLAG_IMMUTABLE);
    }

    /** An address of this site, whatever came. */
    static String pathOf(String url) {
        boolean isPath = url.startsWith("/") && !url.startsWith("//") && !url.startsWith("/\\");
        return isPath ? url : NOTICES;
    }
}
