/** Phrases about own money in online tasks, and trading that can't lose (product 3.15). */
import { skilled } from './easy-money-phrases.ts';
import { type PhraseRule } from './phrase-pattern.ts';

export const investmentPhrases: readonly PhraseRule[] = [
  {
    phrases: [
      '(refill|recharge|top up) (the|your|more|some|up)? (balance|money|fund|account|wallet|capital)',
      '(add|load|inject|put in) (the|your|more|some)? (money|fund|balance|capital)',
      '(with|using|use|from|by) (your|own|ur) (own)? (money|fund|balance|capital)',
      '(join|enter|upgrade|unlock|become|open) (the|our|to|a)? (vip|premium|level|gold)',
      '(combo|prepaid|merge|merged) (order|task|mission|booking)',
      '(order|task|booking|mission) per (set|day|round)',
      '(give|leave|write|rate) (#|five|one)? star',
      'ដាក់ផ្កាយ',
      '(កិច្ចការ|order|task) បង់មុន',
      '$ (recharge|top up|deposit|to unlock|to open|to upgrade|to activate)',
      '(need|needs|require|requires) $ (recharge|deposit|top up)',
      'vip (group|level|channel|member|membership|account|task)',
      '(balance|account) … negative',
      '(បញ្ចូល|បន្ថែម|ដាក់) (លុយ|ប្រាក់|ទឹកប្រាក់|ទុន)',
      '(បញ្ចូល|ដាក់) (ដំបូង|មុន|លើកដំបូង)? $',
      'ចេញ (លុយ|ប្រាក់) ខ្លួនឯង',
      '(ត្រូវ|ត្រូវការ) (បញ្ចូល|បង់|ដាក់) (បន្ថែម|មុន)',
      '(ចូល|ឡើង|ទិញ|បើក) (ក្រុម|សមាជិក)? (vip|កម្រិត)',
    ],
    near: [
      '(order|task|review|rating|like|mission|click|shopping|optimise|optimize|hotel booking|app|level|ads|watch|video)',
      '(វាយតម្លៃ|កុម្ម៉ង់|order|កិច្ចការ|review|like|task|ចុច|អេប|ផ្កាយ|បេសកកម្ម)',
    ],
    also: [
      '(commission|profit|withdraw|percent|usdt|per day|daily|reward|cash out|every night|a day|per star|each star|return)',
      '(ចំណេញ|ដក|កម្រៃ|$ ក្នុងមួយ|usdt|percent|ភាគរយ|ក្នុង (មួយ|1)? ថ្ងៃ)',
    ],
    unless: [
      '(customer|guest|phone shop|phone card|restaurant|waiter|cashier|developer|engineer|supplier|expense|refund)',
      '(អតិថិជន|ភ្ញៀវ|ហាងទូរសព្ទ|អ្នករត់តុ|បេឡា|ឃ្លាំង|រង្វាន់)',
    ],
  },
  {
    phrases: [
      '(usdt|bitcoin|btc|crypto|cryptocurrency|robot|robor|trading (bot|app|platform|desk|account|assistant|signal)|(gold|learn) trading|trades? for you|forex|miner|mining (machine|app|company))',
      '(រ៉ូបូត|គ្រីបតូ|ប៊ីតខញ|ប៊ីតខយ|ត្រេដ|ជួញដូរ (គ្រីបតូ|កាក់)|ហ្វូរ៉េក|ហ្វូរិច|កាក់ឌីជីថល|ម៉ាស៊ីនជីក)',
    ],
    near: [
      '# percent (profit|return|income|gain|daily|weekly|a day|each day|every day|per day|a week|per week|every)|(profit|return|income|gain|give back|gives back|pays) (of)? # percent|(profit|return|income) … (day|daily|week|month)|daily (income|profit|return)|money back|(no|never|without|zero) (any)? (loss|lose|losing|risk)|(guarantee|guaranteed) (profit|return|income)|(give|gives|get|gets|pay|pays) (you)? back|for life|forever|$ (a|every|each|per) day',
      '# (ភាគរយ|percent) … (ថ្ងៃ|សប្តាហ៍)|ចំណេញ|ខាតសង|ខាត (សង|គេសង)|(មិន|អត់|ឥត) (ដែល|មាន)? ខាត|រាល់ថ្ងៃ|rohot|(tngai|thngai) (ban|mean)',
    ],
    also: [
      '(minimum|from) $|(buy|buys|rent) … $|(deposit|put|place|invest|start with|capital|add|send|investment|dak) (of|only|in|just|from)? ($|# usdt)|$ (deposit|to start|investment)',
      '(ចាប់ពី|អប្បបរមា|ដាក់|វិនិយោគ|ដើមទុន|ទុន|បញ្ចូល) (លុយ|ប្រាក់|តែ|ត្រឹម|ដំបូង|ចាប់ពី)? $',
    ],
    unless: [
      ...skilled,
      '(licence|license|compliance|factory|robotics|welding|security)',
      '(អាជ្ញាប័ណ្ណ|ប្រឆាំង|វិភាគ|កម្មវិធី)',
    ],
  },
  {
    phrases: [
      'the more you (deposit|invest|put|pay|buy|add) … (more|profit)',
      '(profit|return|income|interest|gain) (of)? # percent … (guarantee|guaranteed|sure|month|monthly|week|weekly|no risk|safe)',
      '(guarantee|guaranteed|sure|fixed) … # percent (profit|return|income|interest|gain|month|week)?',
      '(ចំណេញ|ការប្រាក់|ផលចំណេញ) # (ភាគរយ|percent) … (ធានា|ខែ|សប្តាហ៍|ថ្ងៃ|ប្រាកដ)',
      '(ធានា|ប្រាកដ) (ចំណេញ|ផលចំណេញ) … (ភាគរយ|percent|$|រាល់)',
      '(ដាក់|វិនិយោគ|ទុន) (កាន់តែ)? ច្រើន … (ចំណេញ|បាន) (កាន់តែ)? ច្រើន',
    ],
    near: [
      '(deposit|invest|investment|profit|capital|trade|trading|fund|earn|return|ទុន|វិនិយោគ|ដាក់លុយ|ចំណេញ|លុយ)',
    ],
    unless: [...skilled, '(bank|loan|customer|sales commission|of sales|ធនាគារ|អតិថិជន|លក់)'],
  },
  {
    phrases: [
      '(invest|put|deposit|add|send|top up) (usd)? # … (take|get|receive|earn|back|becomes) #',
      '(ដាក់|វិនិយោគ|ទុន) $ … (បានវិញ|បាន|ទទួល|ចំណេញ) $',
      '$ (បាន|ទទួល|ទទួលបាន|ចំណេញ|ក្លាយជា) $',
      '(earn|earns|get|receive|profit) # percent (per|each|every) (order|task|mission)',
      '$ … (បានវិញ|វិញ) … ចំណេញ',
      '(buy|take|order) (#|one|two|three|a) (box|boxes|set|package|pack|product|bottle) … (find|invite|bring|recruit|introduce) (#|two|three|more|your|people|friend|member)',
      '(find|invite|bring|recruit|introduce) (#|two|three|more) (people|friend|member|person) … (buy|join|get|earn|retire|rich)',
      '$ (give|gives|get|gets|earn|earns|make|makes|pay|pays|return|returns) (you)? $',
    ],
    near: [
      '(day|daily|today|tomorrow|friday|take out|withdraw|week|month|year|every|order|task|capital|order|retire|network|earn|ដើម|ថ្ងៃ|រាល់ថ្ងៃ|ក្នុង|មួយថ្ងៃ|អាទិត្យ|ខែ)',
    ],
    unless: [
      '(sell|sale|seller|commission of|bank|loan|interest|shop|restaurant|warehouse|ឃ្លាំង|លក់|កម្រៃ|ធនាគារ)',
    ],
  },
];
