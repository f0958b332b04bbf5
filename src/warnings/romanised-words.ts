/** Khmer words, each followed by how people write it in Latin letters. */
export const romanisedWords = `
  លុយ luy loy luey; ប្រាក់ prak brak; ខែ khae; ថ្ងៃ thngai thngay thngei tgnai thgai; កក់ kok kork;
  ថ្លៃ thlai thlay thlei; មុន mun mon muon; សិន sin sen; ត្រូវ trov trouv trev; ការ kar; ត្រូវការ trovkar;
  ធ្វើ tver twer tveu tvoe; ធ្វើការ tverkar tveukar; ការងារ karngea karngar; រក rok rork; បាន ban baan;
  ទទួល totoul totuol; មាន mean mien; អត់ ot ort aut; មិន min men; គ្មាន kmean; អោយ oy aoy ouy oay;
  ចូល jol chol joul jul chul; ចុះ joh jos jous chuh chos; ឈ្មោះ chmos chmous chmuos chmuoh;
  អ្នក neak nak nek; ទិញ tinh tenh; លក់ luok louk; យក york yok; ផ្ញើ phnher phner; វេរ ver; បាញ់ banh;
  ដាក់ dak; ទុក tuk touk; រក្សា reaksa raksa; កាត់ kat; សង song sorng; ផ្ទេរ phter;
  ជំពាក់ jumpeak chompeak jompeak; ថៅកែ thaoke taoke thavke towke taokae; មេ me; ទៅ tov tou; មក mok mork;
  ថៃ thai; ម៉ាឡេ malay malai; កូរ៉េ kore korea; ចិន jen jin; ស្រុក srok; ប្រទេស protes prates;
  ជប៉ុន japon japan; ព្រំដែន promden promdaen; ឆ្លង chlong; ស្រី srey srei sray; ស្អាត sart saat saart;
  នារី neary neari; ភ្ញៀវ pnhiev pnheav pniev phnheov; បន្ទប់ bontub bantub bontob; កំដរ komdor kamdor;
  ផឹក phek pherk; ដេក dek; គេង keng; ជា jea chea; មួយ muoy mouy mui moy; យប់ yub yup youb;
  ផ្ទះ pteah ptas ptah; ទូរសព្ទ tursap toursap turosap tursab; ស្រួល sruol srol srul; ងាយ ngeay ngay;
  លឿន leun luern; ចំណូល chomnol jomnol chamnoul; ចំណេញ chomnenh jomnenh; លេខ lek laek; កូដ kod code;
  ប្រាប់ prab prap; សុំ som; សូម soum; កុំ kom; នៅ nov nouv; នេះ nis nih; ទីនេះ tinis tinih;
  ឯកសារ eksar aeksar; កុងត្រា kongtra kontra; ក្រុមហ៊ុន kromhun; ក្រុម krom krum; ហ៊ុន hun;
  មនុស្ស mnus monus; ណែនាំ naenam nenam; ស្អែក saek; ឈប់ chob chub chop; ចេញ jenh chenh;
  ក្រៅ krao krav krov; ខ្ចី khchey kchei; បំណុល bomnol; ខ្លួន kluon khluon; ឯង eng; ម៉ោង maong mong;
  ដំបូង dambong dombong; ទុន tun; ដើម derm; វិនិយោគ vinyok; សមាជិក samachik somajik; ពិន័យ pinay; ឡាន lan;
  សម្ងាត់ somngat samngat; ប៉ាស្ព័រ passport; វីសា visa; កន្លែង konlaeng kanleng; អាវ av; ឯកសណ្ឋាន uniform;
  បើក berk baek; រៀន rean rien; ធានា thanea; តាម tam; ឥឡូវ eylov ilov; រូប rup roub; ថត thot;
  ប្អូន paon boun poun; អូន oun; សង្សារ songsa sangsa; ជួប juob chuob; តែ tae; ទេ te; កាត kart;
  គណនី kanakney; ដក dok dork; សម្ភាស somphas samphas; រហូត rohot; វិញ vinh; គេ ke; មើល merl meul; រាល់ rol;
  កម្មករ kamakor kamakar; ចង់ jong chong; ចាំ jam cham; ដល់ dol; ស៊ីម sim; សំណង់ somnong samnong; បាត bat;
  នាំ noam nom; ផ្លូវ plov; ប្រគល់ prokol brokol; ដឹង deng; ក្នុង knong`;
