import type { Language } from '../../../../kernel/i18n/translate.ts'

/** What the mall is searched for from each calculator, in the trade's own words. */
export const goodsSearchTerm = {
  zinc: '0#锌锭',
  pipe: '热镀锌焊管',
  tube: '热镀锌方管',
  angle: '热镀锌角钢',
  channel: '热镀锌槽钢',
  flat: '热镀锌扁钢',
  round: '热镀锌圆钢',
  sheet: '热镀锌卷',
  guardrail: '波形梁护栏板',
  inoxSheet: '不锈钢板',
  inoxPipe: '不锈钢管',
} as const

/** The same goods in the words of English pages; grades and sizes after a word are common to both. */
const englishWord: Readonly<Record<string, string>> = {
  [goodsSearchTerm.zinc]: '#0 zinc ingot',
  [goodsSearchTerm.pipe]: 'HDG welded pipe',
  [goodsSearchTerm.tube]: 'HDG hollow section',
  [goodsSearchTerm.angle]: 'HDG angle',
  [goodsSearchTerm.channel]: 'HDG channel',
  [goodsSearchTerm.flat]: 'HDG flat bar',
  [goodsSearchTerm.round]: 'HDG round bar',
  [goodsSearchTerm.sheet]: 'HDG coil',
  [goodsSearchTerm.guardrail]: 'W-beam guardrail',
  [goodsSearchTerm.inoxSheet]: 'stainless sheet',
  [goodsSearchTerm.inoxPipe]: 'stainless tube',
}

/** What a calculator searches for, in the words of a language. */
export function goodsSearchTermIn(lang: Language, keyword: string): string {
  const [word = ''] = keyword.split(' ', 1)
  return lang === 'en' ? `${englishWord[word] ?? word}${keyword.slice(word.length)}` : keyword
}

/** Nominal diameter by outside diameter in mm (GB/T 3091 series 1). */
export const nominalDiameters: Readonly<Record<string, number>> = {
  '21.3': 15,
  '26.9': 20,
  '33.7': 25,
  '42.4': 32,
  '48.3': 40,
  '60.3': 50,
  '76.1': 65,
  '88.9': 80,
  '114.3': 100,
  '139.7': 125,
  '168.3': 150,
  '219.1': 200,
}
