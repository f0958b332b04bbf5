/** What jobs of one kind share, in English; knows no employer. */
import { type WorkKind } from './job-writing.ts';

export const counter: WorkKind = {
  requirements: [
    'A friendly way with customers, in busy hours too',
    'Honest and exact with cash',
    'Reads and writes Khmer; a little English is welcome',
    'Can work on Saturdays and Sundays, with days off in the week',
    'Lives within half an hour of the shop, or can move',
  ],
  responsibilities: [
    'Greet customers and help them find what they came for',
    'Keep shelves, prices and the counter in order',
    'Count the till at the end of the shift',
    'Tell the shop manager what is running out',
    'Take turns with cleaning and opening',
  ],
};

export const kitchen: WorkKind = {
  requirements: [
    'Clean hands, clean station, clean uniform',
    'Can stand for a shift of eight hours',
    'Learns quickly by watching',
    'Works evenings and at least one day of the weekend',
    'Calm when many orders come at once',
  ],
  responsibilities: [
    'Prepare the station before the first guests come',
    'Follow our recipes, portions and food safety rules',
    'Check what is fresh and write down what is missing',
    'Help the team next to you when they are full',
    'Leave everything clean for the next shift',
  ],
};

export const hosting: WorkKind = {
  requirements: [
    'Warm and patient with guests from everywhere',
    'Speaks English well enough to explain a menu or a map',
    'Neat appearance and on time',
    'Can work in shifts, early or late',
    'Has worked with guests before, or wants to learn it well',
  ],
  responsibilities: [
    'Welcome guests and remember their names',
    'Answer questions and solve small problems at once',
    'Hand over to the next shift in writing',
    'Report anything broken the same day',
    'Keep the public areas ready for the next guest',
  ],
};

export const selling: WorkKind = {
  requirements: [
    'Enjoys talking to people and listening to them',
    'Own motorbike and driving licence',
    'Can use a phone and a spreadsheet for daily reports',
    'Some experience in sales is a plus, not a must',
    'Keeps promises to customers',
  ],
  responsibilities: [
    'Visit and call customers every day',
    'Explain prices and conditions honestly',
    'Write offers and follow them up until there is an answer',
    'Keep the list of customers up to date',
    'Reach the monthly target together with the team',
    'Bring back what customers wish for',
  ],
};

export const software: WorkKind = {
  requirements: [
    'Writes code that others can read',
    'Uses Git every day and reviews changes of colleagues',
    'Can read technical English',
    'Tests what it builds, by habit',
    'Asks early when something is unclear',
    'Knows how to find the cause of a fault step by step',
  ],
  responsibilities: [
    'Build new features from the first sketch to the release',
    'Fix faults and say what caused them',
    'Review code and have your own reviewed',
    'Write tests and short, useful documentation',
    'Plan the week together with design and testing',
    'Watch how the software behaves after each release',
  ],
};

export const systems: WorkKind = {
  requirements: [
    'Knows Linux or Windows servers well',
    'Understands IP addressing, routing and DNS',
    'Can be on call one week in five',
    'Writes down every change before making it',
    'Stays calm when something is down',
  ],
  responsibilities: [
    'Watch the systems and act before users notice',
    'Install updates in planned windows',
    'Keep backups and try restoring them every month',
    'Answer tickets within the promised time',
    'Keep drawings and passwords in order and safe',
  ],
};

export const data: WorkKind = {
  requirements: [
    'Good at SQL and at one of Python or R',
    'Can explain a number to somebody who dislikes numbers',
    'Knows basic statistics and where it misleads',
    'Careful with personal data',
    'A portfolio or a small project to show us',
  ],
  responsibilities: [
    'Clean and join data from several sources',
    'Answer questions of the business with charts that are easy to read',
    'Check results with the people who know the work',
    'Turn what works into something that runs every night',
    'Write down how each number came to be',
  ],
};

export const office: WorkKind = {
  requirements: [
    'Organised and reliable with papers and deadlines',
    'Good with spreadsheets',
    'Writes clear Khmer and English',
    'Keeps confidential things confidential',
    'Has worked in an office for a year or more',
  ],
  responsibilities: [
    'Prepare the weekly and monthly report',
    'Check documents before they go to a customer',
    'Answer letters, calls and messages the same day',
    'Plan meetings and write down what was agreed',
    'Help new colleagues in their first weeks',
  ],
};

export const leading: WorkKind = {
  requirements: [
    'Has led a team of five people or more',
    'Plans work so that the team goes home on time',
    'Decides with numbers and explains the decision',
    'Speaks openly and fairly, in good and bad weeks',
    'Good spoken and written English',
  ],
  responsibilities: [
    'Lead, train and encourage the team',
    'Agree on targets and follow them every week',
    'Plan budget and shifts',
    'Speak with customers and partners for the team',
    'Report to the owner once a month',
    'Hire new colleagues and help them grow',
  ],
};

export const telling: WorkKind = {
  requirements: [
    'Writes well in Khmer; English is a plus',
    'Knows what people in Cambodia share and why',
    'Can take a decent photo with a phone',
    'Plans a month ahead and still reacts within the hour',
    'Shows us three posts or pictures that you made',
  ],
  responsibilities: [
    'Plan and write posts for our pages',
    'Answer comments and messages politely',
    'Watch reach and cost and report them each week',
    'Work with the designer on pictures and short videos',
    'Collect stories from colleagues and customers',
  ],
};

export const workshop: WorkKind = {
  requirements: [
    'Careful with tools and with safety rules',
    'Reads simple instructions in Khmer and numbers in English',
    'Strong enough for standing and lifting, with help at hand',
    'On time every morning',
    'Wants to learn; we train on the job',
  ],
  responsibilities: [
    'Check quality at every step, not only at the end',
    'Keep tools and machines clean',
    'Write finished pieces and faults on the daily sheet',
    'Tell the line leader at once when something is not safe',
    'Help to train newcomers',
  ],
};
