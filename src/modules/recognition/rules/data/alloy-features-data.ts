import { number, plain, type FeaturePattern } from './feature-pattern.ts'

const num = '(\\d+(?:\\.\\d+)?)'

/** What alloys of zinc contain, in per cent. */
export const alloyFeatures: readonly FeaturePattern[] = [
  // Zn-11Al-3Mg: the number stands before its metal.
  { code: 'mgPct', pattern: /(?<=\d%?\s?(?:al|铝)[\s-]?)(\d{1,2}(?:\.\d+)?)\s*%?\s*(?:mg|镁)/giu, read: number, kinds: /^znAlMg$/ },
  { code: 'alPct', pattern: /(?<![\d.a-z])(?:zn-?)?(\d{1,2}(?:\.\d+)?)\s*(?:al(?:-|\b)|铝)/giu, read: number, kinds: /^znAlMg$/ },
  { code: 'alPct', pattern: new RegExp(`${num}\\s*%\\s*(?:al\\b|铝)`, 'giu'), read: number, kinds: /^(?:zn|galfan|zincAl)/ },
  {
    code: 'alPct',
    pattern: new RegExp(
      `(?:(?<![a-z])|(?<=rzn-?))(?:al|铝含量|含铝量?|铝)\\s*[:=-]?\\s*${num}(?![\\d.])\\s*(?:%|(?!吨|t\\b|kg|公斤|支|块|件|袋))`,
      'giu',
    ),
    read: number,
    kinds: /^(?:zn|galfan|zincAl)/,
  },
  {
    code: 'alPct',
    pattern: /锌?-\s*(5|10)\s*%?\s*铝|(?<![a-z\d.])(5|10)\s*%?\s*(?:al|铝)/giu,
    read: ([a = '', b = '']) => a || b,
    kinds: /^galfan$/,
  },
  { code: 'mgPct', pattern: new RegExp(`(?<![a-z])(?:mg|镁含量|含镁量?|镁)\\s*[:=-]?\\s*${num}\\s*%?`, 'giu'), read: number, kinds: /^zn/ },
  {
    code: 'niPct',
    pattern: new RegExp(
      `(?<![\\d.])${num}\\s*%?\\s*(?:ni|镍)(?![\\s:=-]*\\d)|(?<![a-z])(?:zn)?(?:ni|镍含量|含镍量?|镍)\\s*[:=-]?\\s*${num}(?![\\d.]|\\s*(?:吨|t\\b|kg|公斤|块))\\s*%?|${num}\\s*%`,
      'giu',
    ),
    read: ([a = '', b = '', c = '']) => plain(a || b || c),
    kinds: /^znNi/,
  },
  {
    code: 'niPct',
    pattern: new RegExp(`(?<![a-z])(?:ni|镍含量|含镍量?|镍)\\s*[:=-]?\\s*${num}\\s*%?|${num}\\s*%\\s*(?:ni|镍)`, 'giu'),
    read: ([a = '', b = '']) => plain(a || b),
    kinds: /^zincAlloy$/,
  },
  {
    code: 'biPct',
    pattern: new RegExp(`(?<![a-z])(?:bi|含铋量?|铋)\\s*[:=-]?\\s*${num}\\s*%?|${num}\\s*%\\s*(?:bi|铋)?`, 'giu'),
    read: ([a = '', b = '']) => plain(a || b),
    kinds: /^znBi$/,
  },
  {
    code: 'composition',
    pattern: /(?<![a-z])zn\s*(\d{2})\s*-?\s*al\s*(\d{1,2})(?!\d)/giu,
    read: ([a = '', b = '']) => `zn${a}al${b}`,
    kinds: /^zincAlWire$/,
  },
]
