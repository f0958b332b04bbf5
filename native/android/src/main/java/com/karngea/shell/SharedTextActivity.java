package com.karngea.shell;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;

/** What other apps share into this one, as text: opens the site's page for it (product 2.56). Shows nothing itself. */
public class SharedTextActivity extends Activity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        super.onCreate(savedInstanceState);
        Uri.Builder page = new Uri.Builder().path("/share");
        add(page, "title", Intent.EXTRA_SUBJECT);
        add(page, "text", Intent.EXTRA_TEXT);
        startActivity(PageIntent.to(this, page.build().toString()));
        finish();
    }

    private void add(Uri.Builder page, String name, String extra) {
        CharSequence text = getIntent().getCharSequenceExtra(extra);
        if (text != null) page.appendQueryParameter(name, text.toString());
    }
}
