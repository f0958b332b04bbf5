package com.karngea.shell;

import android.content.Context;
import android.content.Intent;
import android.net.Uri;

/** Opens a page of the app, as a link to the site does: Capacitor tells the page, which goes there. */
final class PageIntent {

    private PageIntent() {}

    /** @param page path and query, such as `/application/7` */
    static Intent to(Context context, String page) {
        Intent open = context.getPackageManager().getLaunchIntentForPackage(context.getPackageName());
        return open.setAction(Intent.ACTION_VIEW).setData(Uri.parse("https://localhost" + page));
    }
}
