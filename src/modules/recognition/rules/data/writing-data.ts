/** How purchase lines are written: signs that mean the same, common typing errors, numerals, list marks. */

const numeral = '[零〇一二两俩三四五六七八九壹贰叁肆伍陆柒捌玖十拾百佰千仟万萬]'
const countWord =
  '(?:公斤|千克|公吨|吨|斤|支|根|条|张|片|块|个|只|件|捆|扎|盘|卷|桶|袋|包|罐|瓶|箱|盒|套|双|副|顶|台|米|平方|平米|组|托|车|批|寸)'

/** Characters that a keyboard or a scan gives in place of another. */
export const sameSigns: readonly (readonly [RegExp, string])[] = [
  [/[ФфΦϕφ∅⌀øØ]/g, 'φ'],
  [/[×✕✖╳хХ﹡∗＊]/g, 'x'],
  [/[‐‑‒–—―－﹣−]/g, '-'],
  [/[≧⩾]/g, '≥'],
  [/[≦⩽]/g, '≤'],
  [/[㎡]|m²|m\^2/gi, 'm2'],
  [/[µμ]\s*m/g, 'um'],
  [/[〔【［[]/g, '('],
  [/[〕】］\]]/g, ')'],
  [/[“”„‟"＂]/g, '"'],
  [/[′‘’]/g, "'"],
  [/[～〜∼]/g, '~'],
  [/公分/g, 'cm'],
  [/(?<=\d)\s*毫米/g, 'mm'],
  [/(?<=\d)\s*千伏/g, 'kv'],
  [/[　 \t\u200b\ufeff]+/g, ' '],
]

/** Marks of a list before its items; circled digits lose their ring under NFKC and go before it. */
/** 二三十吨, 三五吨, 20~30吨: between two numbers. */
export const vagueSign = '几'
export const betweenNumbers = new RegExp(
  `(?:[一二两三四五六七八九][一二两三四五六七八九](?:十|百|千)?|\\d+(?:\\.\\d+)?\\s*(?:~|-|到|至)\\s*\\d+(?:\\.\\d+)?)\\s*(?:多)?(?=${countWord})`,
  'g',
)
/** 需采购：1.…: what introduces a list. */
export const listHead = /^[^\d:：]{1,20}[:：]\s*(?=1\s*[.、)）](?!\d))/u

export const listPrefix =
  /^\s*(?:[①-⑳❶-❿➀-➓⒈-⒛⑴-⒇]|[•·●○■□◆◇▪►▶√✓✔*#>-]\s+(?=\S)|[•·●○■□◆◇▪►▶√✓✔]\s*|\(\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*\)|（\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*）|\d{1,3}\s*[、)）]|\d{1,3}\s*[.．](?!\d)|[一二三四五六七八九十]{1,3}\s*[、.．]|第\s*(?:\d{1,3}|[一二三四五六七八九十]{1,3})\s*[项条行]\s*[:：]?|no\.?\s*\d{1,3}\s*[:：.]?\s+|item\s*\d{1,3}\s*[:：.]?\s+|[a-hA-H]\s*[.)、．]\s*(?=\p{Script=Han}))\s*/iu

/** Typing errors and other characters of the same sound, with what is meant. */
export const misspellings: readonly (readonly [RegExp, string])[] = [
  [/[度渡镀鍍][辛新鋅锌芯鑫]|[度渡][锌]/g, '镀锌'],
  [/热[浸侵]?[镀度渡]锌/g, '热镀锌'],
  [/热浸锌|热侵锌|热镀(?=(?:锌|角|槽|扁|圆|方|焊|工|钢))(?!锌)/g, '热镀锌'],
  [/(?<=[角槽扁圆园方H工型])[刚纲岗]/g, '钢'],
  [/园(?=[钢管棒])/g, '圆'],
  [/工子钢|工字刚/g, '工字钢'],
  [/方官|方菅/g, '方管'],
  [/[钢焊]菅/g, '钢管'],
  [/罗栓|螺拴|螺杆栓|螺絲/g, '螺栓'],
  [/罗丝|螺丝钉|罗司/g, '螺丝'],
  [/锌[定碇绽淀啶]/g, '锌锭'],
  [/新锭|辛锭/g, '锌锭'],
  [/无[逢锋]/g, '无缝'],
  [/护拦|户栏/g, '护栏'],
  [/波型/g, '波形'],
  [/钢各板|刚格板|钢隔板|钢格扳|网格板/g, '钢格板'],
  [/镀锌扳/g, '镀锌板'],
  [/绿化(?=锌|铵)/g, '氯化'],
  [/氯化锌氨|氯化锌胺/g, '氯化锌铵'],
  [/氯化胺/g, '氯化铵'],
  [/(?<![\d.])2盐(?!酸)/g, '双盐'],
  [/(?<![\d.])3盐(?!酸)/g, '三盐'],
  [/(?<![\d.])4盐(?!酸)/g, '四盐'],
  // 月均价: which price of the list is meant.
  [/(?<![当上本每次])月均价?价(?!格)/g, '当月均价'],
  [/(?<![当上本每])周均价/g, '上周均价'],
  [/(?<!当)日均价/g, '当日均价'],
  [/不绣钢|不锈刚|不秀钢|白钢(?=板|管)/g, '不锈钢'],
  [/热点偶|热电藕/g, '热电偶'],
  [/钝化夜/g, '钝化液'],
  [/電/g, '电'],
  [/鋅/g, '锌'],
  [/錠/g, '锭'],
  [/鍍/g, '镀'],
  [/鋼/g, '钢'],
  [/噸/g, '吨'],
  [/熱/g, '热'],
  [/galvanised/gi, 'galvanized'],
  [/galvan[ie]?zed|galvaniz[ea]d|gavanized|galvinized/gi, 'galvanized'],
  [/hot[- ]?dip(?:ped)?\s+galvanized/gi, 'galvanized'],
  [/aluminum/gi, 'aluminium'],
  [/guage/gi, 'gauge'],
]

/** Digits of the numerals, plain and as on cheques. */
export const digitNumerals: Readonly<Record<string, number>> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  俩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
  肆: 4,
  伍: 5,
  陆: 6,
  柒: 7,
  捌: 8,
  玖: 9,
}
export const placeNumerals: Readonly<Record<string, number>> = {
  十: 10,
  拾: 10,
  百: 100,
  佰: 100,
  千: 1000,
  仟: 1000,
  万: 10_000,
  萬: 10_000,
}
/** A numeral before a unit, such as 十五吨, 两吨半, 半吨; not the 三 of 三波 or the 一 of 一级. */
export const numeralBeforeUnit = new RegExp(
  `(?<![第合])(?<!${numeral}|[\\d.])(${numeral}+)(?:点(${numeral}+))?\\s*(?:个)?(?=${countWord})`,
  'g',
)
export const numeralDigits = new RegExp(`^${numeral}+$`)
export const halfUnit = new RegExp(`半\\s*(?:个)?(?=${countWord})`, 'g')
/** 1吨半, 两吨半: the half behind the unit. */
export const unitAndHalf = /(\d+)\s*(吨|公斤|米|t)半/gi
/** 3万支, 1.2千米: a number with a place numeral. */
export const digitsAndPlace = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*([万千百])\\s*(?=${countWord})`, 'g')
/** 十几吨, 20来吨, 几吨: no quantity at all. */
export const vagueQuantity = new RegExp(
  `(?:${numeral}*几|若干|\\d+\\s*(?:多|来|几)|一批|少量|适量)\\s*${countWord}?|数十?\\s*${countWord}`,
  'g',
)

/** 零号锌锭, 一号锌, 1号锌锭, #0锌: the numbers of zinc and of sections. */
export const numberedNames: readonly (readonly [RegExp, string])[] = [
  [/zamak\s*-?\s*([235])(?![\d.])(?:\s*#)?/g, 'zamak$1'],
  // 25kg 20袋: the mass is that of one pack.
  [/(?<![\d.])(5|10|15|20|25|30|40|50|200|1000)\s*(kg|公斤|千克)\s+(\d+)\s*(袋|桶|包|罐|听)/g, '$1$2/$4 $3$4'],
  // 20桶 25kg: so too behind the packs.
  [/(?<![\d.])(\d+)\s*(袋|桶|包|罐|听)\s+(5|10|15|20|25|30|50)\s*(kg|公斤|千克)(?=\s*(?:$|[,，;；。]))/g, '$3$4/$2 $1$2'],
  // 25kg 2吨: the first mass is that of one pack.
  [/(?<![\d.x])(5|10|15|20|25|30|40|50|200)\s*(kg|公斤|千克)\s+(?=\d+(?:\.\d+)?\s*(?:吨|t\b|公斤|千克|kg))/g, '$1$2装 '],
  // 316l 无缝管 is one name.
  [/(?<=(?:304l?|316l?|201|430|2205|adc12|a356(?:\.2)?|1060|5052|6061|7075))\s+(?=不锈|无缝|焊管|圆[钢棒]|角[钢铁]|铝|法兰|中厚)/g, ''],
  // 33个吨, 20个平方: the word of counting says nothing.
  [/(?<=\d)\s*个\s*(?=吨|公斤|千克|平方|平米)/g, ''],
  // 1到3mm is a range of sizes.
  [/(?<=(?<![\d.])\d{1,2}(?:\.\d)?)\s*(?:到|至|~)\s*(?=\d{1,2}(?:\.\d)?\s*mm)/g, '-'],
  [/特一号(?=\s*(?:电解)?锌)/g, '特1#'],
  [/([零〇一二三四五])[号號](?=\s*(?:电解|锌|电锌|国标锌))/g, '$1#'],
  [/一级(?=\s*(?:电解)?锌)/g, '1#'],
  [/(?<=锌锭|锌合金|锌|合金)\s*([零〇一二三四五])[号號]/g, '$1#'],
  [/([二三五])[号號](?=\s*(?:压铸)?(?:锌)?合金)/g, '$1#'],
  [/(?<![\d.])(\d{1,3}(?:\.\d)?)\s*[号號](?!\s*(?:前|之前|以前|后|到|交|送|发|左右|下午|上午|仓|库|楼|线|门|院|栋|桥|路|车间))/g, '$1#'],
  [/(?<![\da-z])#\s*(\d{1,3}(?:\.\d)?)(?![\d.]*\s*(?:吨|支|根|t\b))/g, '$1# '],
  [/(\d)\s+#/g, '$1#'],
  [/(?<![\da-z.])([oO])#/g, '0#'],
]
export const hashNumerals: Readonly<Record<string, string>> = {
  '零#': '0#',
  '〇#': '0#',
  '一#': '1#',
  '二#': '2#',
  '三#': '3#',
  '四#': '4#',
  '五#': '5#',
}

/** 1.8x3米: the unit behind a size. */
export const metresOfSize = /(?<=\dx\d+(?:\.\d+)?)\s*米/g

/** Times signs between the numbers of a size. */
export const timesSign = /(?<=[\d#.](?:mm|cm|m|米)?\s?)\s*[x*]\s*(?=(?:φ|dn|[a-fh-z]{1,2})?\s*\d)/g

/** +Z275: the mass behind the kind of the coat; +Z 20吨 is a quantity. */
export const coatBehindPlus = /\+\s*(zm|az|z)\s?(?=\d{2,3}(?!\d|\s*(?:吨|公斤|kg|t\b)))/g
