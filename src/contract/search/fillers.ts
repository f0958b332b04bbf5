/** Words that narrow nothing: who types them with others means the others. */
import { normalise } from '../normalise.ts';

const english =
  'a an the in at on of for and or to with near job jobs work works working vacancy vacancies career careers position positions hiring wanted needed looking find search province';
const khmer =
  'ការងារ រក រកការងារ ស្វែងរក ស្វែងរកការងារ ត្រូវការ ជ្រើសរើស នៅ នៅក្នុង ក្នុង និង ជា ដើម្បី អ្នក ការ ករ ធ្វើ ធ្វើការ ខេត្ត ក្រុង រាជធានី';

const fillers: ReadonlySet<string> = new Set(normalise(`${english} ${khmer}`).split(' '));

export const isFiller = (word: string): boolean => fillers.has(word);
