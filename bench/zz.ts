import { shortTexts } from '#search/hostile-texts.ts';
import { parseKeyword } from '#search/parse-keyword.ts';
import { dictionary } from '#search/synonyms/synonyms.ts';
const all = dictionary();
let n = 0;
for (const w of all.meanings.keys()) { try { parseKeyword(w, all); } catch { if (n++ < 12) console.log('word', JSON.stringify(w)); } }
console.log('words', n); n = 0;
for (const t of shortTexts) { try { parseKeyword(t, all); } catch { n++; for (let l = 1; l < t.length; l++) { try { parseKeyword(t.slice(0, l), all); } catch { console.log(JSON.stringify(t.slice(0, l).slice(-40)), l); break; } } } }
console.log(n);
