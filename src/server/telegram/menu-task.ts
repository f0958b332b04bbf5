/** Task that sets the bot's menu button (product 7.21), once for each bot, site and text. */
import { type ServerTexts } from '#contract/server-rendering.ts';
import { type Db } from '#server/database/connect.ts';
import { minuteMs } from '#server/http/clock.ts';
import { type TaskKind } from '#server/tasks/task-kind.ts';
import { type Bot, isButtonUrl } from './bot.ts';

/** Key in `meta` of the button that Telegram has. */
const menuKey = 'telegram_menu';

type Dependencies = {
  readonly db: Db;
  readonly bot: Bot;
  readonly texts: ServerTexts;
  readonly site: string;
};

export function menuTaskKind({ db, bot, texts, site }: Dependencies): TaskKind {
  return {
    next: (after) => new Date(after.getTime() + minuteMs),
    run: async () => {
      if (!isButtonUrl(site)) return undefined;
      // A button has one text for all chats that have none of their own.
      const label = `${texts.telegram('kh').menu} · ${texts.telegram('eng').menu}`;
      const value = JSON.stringify({ bot: bot.id, site, label });
      const stored = await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', menuKey)
        .executeTakeFirst();
      if (stored?.value === value) return undefined;
      await bot.setMenuButton(label, `${site}/`);
      return async (trx) => {
        await trx
          .insertInto('meta')
          .values({ key: menuKey, value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute();
      };
    },
  };
}
