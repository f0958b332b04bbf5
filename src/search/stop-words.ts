/** Stop words: they narrow a search only if nothing else is typed. */
import { normalise } from './normalise.ts';

const english =
  'a an the in at on of for and or to with near job jobs work works working vacancy vacancies career careers position positions hiring wanted needed looking find search province benefit benefits available offered provided that who from by company enterprise firm city town district commune krong khet srok khan sangkat area around urgent urgently apply employment i my me want any some good is are have has can please neak nak ka kar kangea karngea';
const khmer =
  'ការងារ រក រកការងារ ស្វែងរក ស្វែងរកការងារ ត្រូវការ ជ្រើសរើស នៅ នៅក្នុង ក្នុង ក្រុមហ៊ុន សហគ្រាស ស្រុក ខណ្ឌ សង្កាត់ ឃុំ តំបន់ និង ជា ដើម្បី អ្នក ការ ករ ធ្វើ ធ្វើការ ខេត្ត ក្រុង រាជធានី មាន ចេះ ចង់ ចង់បាន ផ្តល់ ឱ្យ ខ្ញុំ ដែល ទទួល សម្រាប់ ជាមួយ ល្អ សុំ គេ យើង គ្នា';

const stopWords: ReadonlySet<string> = new Set(normalise(`${english} ${khmer}`).split(' '));

export const isStopWord = (word: string): boolean => stopWords.has(word);
