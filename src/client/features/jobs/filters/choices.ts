/** Choices in a list, found by any of their names; provinces with their spellings. */
import { type ReactNode } from 'react';
import { normalise } from '#search/normalise.ts';
import { type Province } from '#contract/places.ts';
import { useOfferedProvinces, useProvinceName } from '#client/language/place-names.ts';
import { cleanKeyword } from '../search/search-terms.ts';

export function useProvinceChoices(): readonly Choice<Province>[] {
  const provinceName = useProvinceName();
  return useOfferedProvinces().map((province) => ({
    value: province,
    text: provinceName(province),
    alsoKnownAs: provinceSpellings[province],
  }));
}

/** Names in both languages, former names and common spellings (product 9.9); for searching only. */
export const provinceSpellings: Readonly<Record<Province, string>> = {
  'KH-1': 'Banteay Meanchey បន្ទាយមានជ័យ Banteaymeanchey Bantey Mean Chey BMC Sisophon ស៊ីសុផុន Poipet ប៉ោយប៉ែត',
  'KH-2': 'Battambang បាត់ដំបង Batdambang Bat Dambang Battambong BTB',
  'KH-3': 'Kampong Cham កំពង់ចាម Kompong Cham Kampongcham KPC',
  'KH-4': 'Kampong Chhnang កំពង់ឆ្នាំង Kompong Chhnang Kampong Chnang',
  'KH-5': 'Kampong Speu កំពង់ស្ពឺ Kompong Speu Kampong Spoe',
  'KH-6': 'Kampong Thom កំពង់ធំ Kompong Thom Kampong Thum',
  'KH-7': 'Kampot កំពត Kompot',
  'KH-8': 'Kandal កណ្ដាល កណ្តាល Kandaal Ta Khmau Takhmao តាខ្មៅ',
  'KH-9': 'Koh Kong កោះកុង Kaoh Kong Kohkong',
  'KH-10': 'Kratie ក្រចេះ Kracheh Kratié Krochis',
  'KH-11': 'Mondulkiri មណ្ឌលគិរី Mondul Kiri Mondolkiri Sen Monorom សែនមនោរម្យ',
  'KH-12': 'Phnom Penh ភ្នំពេញ Phnum Penh Pnom Penh PP',
  'KH-13': 'Preah Vihear ព្រះវិហារ Prah Vihear Preahvihear',
  'KH-14': 'Prey Veng ព្រៃវែង Prey Veaeng Preyveng',
  'KH-15': 'Pursat ពោធិ៍សាត់ ពោធិសាត់ Pousaat Pothisat',
  'KH-16': 'Ratanakiri រតនគិរី Ratanak Kiri Rattanakiri Rotanakiri Banlung បានលុង',
  'KH-17': 'Siem Reap សៀមរាប Siemreap Siam Reap Siem Riep Angkor អង្គរ',
  'KH-18': 'Preah Sihanouk ព្រះសីហនុ Sihanoukville ក្រុងព្រះសីហនុ Kampong Som Kompong Som កំពង់សោម SHV',
  'KH-19': 'Stung Treng ស្ទឹងត្រែង Stueng Traeng Stungtreng Steung Treng',
  'KH-20': 'Svay Rieng ស្វាយរៀង Svayrieng Svay Reang Bavet បាវិត',
  'KH-21': 'Takeo តាកែវ Ta Kaev Takaev Takéo',
  'KH-22': 'Oddar Meanchey ឧត្តរមានជ័យ ឧត្ដរមានជ័យ Otdar Meanchey Oddor Meanchey OMC Samraong សំរោង',
  'KH-23': 'Kep កែប Kaeb',
  'KH-24': 'Pailin ប៉ៃលិន Pai Lin',
  'KH-25': 'Tboung Khmum ត្បូងឃ្មុំ Tbong Khmum Tboung Khmom Tbaung Khmum Suong សួង',
};

export type Choice<Value> = {
  readonly value: Value;
  readonly text: string;
  /** Other names, in either language. */
  readonly alsoKnownAs?: string;
  /** At the end of the row. */
  readonly aside?: ReactNode;
};

/** Ignores spaces and hyphens: "Siem Reap", "siemreap". */
const comparable = (text: string): string => normalise(text).replace(/[\s-]/g, '');

export function findChoices<Value>(choices: readonly Choice<Value>[], query: string): Choice<Value>[] {
  const wanted = comparable(cleanKeyword(query));
  return choices.filter(({ text, alsoKnownAs = '' }) =>
    comparable(`${text} ${alsoKnownAs}`).includes(wanted),
  );
}
