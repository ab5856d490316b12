import { unitWords } from './units-data.ts'

const figure = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)'
const anyUnit = unitWords.map(([pattern]) => pattern).join('|')

/** 20吨, 1,500 kg, x20支. No quantity are numbers of sizes, grades and dates. */
export const numberWithUnit = new RegExp(
  `(?<![\\d.a-zφ/×-])(?<!\\dx)(?:[x*]\\s*)?${figure}\\s*(${anyUnit})(?:(?<=\\p{Script=Han})|(?![a-wyz0-9]))(?!\\s*(?:\\/|装))(?!(?:型|系列|厚|宽|长|定尺))`,
  'giu',
)
/** 约, 合, 共: what stands behind is information beside the quantity. */
export const aboutBefore = /(?:约|合|折合?|共|计|合计|总重|重约?|≈|=|\()\s*$/u
/** The mass or length of one piece. */
export const perPiece = new RegExp(
  `(?:每|单)\\s*(?:支|根|张|片|块|个|件|捆|卷|米|重)\\s*(?:重|约|为|:|：)*\\s*${figure}\\s*(?:${anyUnit})|${figure}\\s*(?:kg|公斤|千克|g|t|吨|支|根|片|个|只|张|对|双)\\s*(?:\\/|每|一|1)\\s*(?:支|根|张|片|块|个|件|m2?|米|捆|包|套|盒|箱|pcs?)(?!\\p{Script=Han})`,
  'giu',
)
/** 各20支, 每种5吨. */
export const eachWord = /(?:各|每种|每样|each)\s*(?=\d|¦|$)/giu
export const bareBehindLabel = new RegExp(`(?:数量|qty|quantity|数目|需)\\s*[:：=]?\\s*${figure}(?![\\d.])`, 'giu')
export const bareQuantity = new RegExp(
  `(?:(?<=\\s|¦|\\p{Script=Han}|^)[x*]\\s*|(?<=\\s|¦|:|：|-))${figure}\\s*(?=¦?\\s*[,，;；.。!！]?\\s*(?:¦\\s*)*$)`,
  'giu',
)
/** A number and one or two characters that are no unit and no other word about it. */
export const otherUnit = new RegExp(
  `(?<![\\d.a-z×*/#-])${figure}\\s*(?![号级月日年天型孔层度分波联系种项期寸])(\\p{Script=Han}{1,2})(?=\\s|¦|$|[,，;；.。])`,
  'giu',
)
/** Parts of one line that say how much of each. */
export const eachQuantity = new RegExp(`(?:各|每种|每样|均)\\s*(${figure}\\s*(?:${anyUnit}))`, 'iu')
/** The word for each before a quantity that several sizes share. */
export const eachHead = /^\s*(?:各|每种|每样|均)/u
export const quantityAnywhere = new RegExp(
  `(?<![\\d.a-zφ/×-])(?<!\\dx)${figure}\\s*(?:${anyUnit})(?:(?<=\\p{Script=Han})|(?![a-wyz0-9]))(?!\\s*(?:\\/|装|厚|宽|长|定尺))`,
  'giu',
)
export const sizeAnywhere = /\d\s*x\s*\d|dn\s*\d|φ\s*\d|(?<![a-z])m\d{1,2}(?!\d)|\d#|zn9/iu
/** Material and coat before a list of sizes hold for all of them. */
export const sharedCodes = /(?:q\d{3}[a-e]?|s\d{3}gd\+?z?m?|dx51d\+?[a-z]*\d*|304l?|316l?|热镀锌|镀锌|国标)/giu
/** What sets one of several sizes apart within the same goods: a size, a colour, a size of clothing. */
export const sizeOrColour =
  /\d\s*x\s*\d|dn\s*\d|φ\s*\d|(?<![a-z])m\d{1,2}(?!\d)|\d#|[红黄蓝白绿橙黑]色?|(?<![a-z])(?:x{0,3}l|[sm])码|\d{2}码/iu
/** Several sizes in a row with nothing but spaces or marks between them. */
export const sizeRun =
  /(?:(?:dn\s?|φ|m|l)?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|dn\s?\d+|\d{1,2}(?:\.\d)?#)(?:[\s,、/]+(?:(?:dn\s?|φ|m|l)?\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+|dn\s?\d+|\d{1,2}(?:\.\d)?#))+/iu
