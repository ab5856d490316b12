/** Other coats than hot-dip zinc, and none. */
export const otherCoats: readonly (readonly [RegExp, string])[] = [
  [
    /电镀锌(?!球)|冷镀(?!锌)|冷镀锌(?!涂料|漆|自喷|\s*(?:paint|compound))|electro(?:-|\s)?(?:galvani[sz]ed|plated)|电镀(?!锌球)/giu,
    'electro',
  ],
  [/(?:不|未|无需|不用|不要)镀锌|黑料|黑皮|黑管|黑角钢|黑材|black (?:steel|pipe)/giu, 'bare'],
  [/达克罗|渗锌|发黑|喷塑|浸塑|涂塑|衬塑/giu, 'other'],
]
export const zincCoat = '镀锌'
/** The words of that coat, once it was read: goods that say 镀锌 alone are hot-dip galvanized here. */
export const hotDipWords = /热(?:浸)?镀锌?|\bhdg\b|\bgalvani[sz]ed\b|hot[- ]?dip(?:ped)?(?:[- ]?galvani[sz]ed)?/giu
export const hotDip = /热(?:浸)?镀锌|热镀|hdg|hot[- ]?dip/iu
export const anyZinc = /镀锌|galvani[sz]ed|galv\b|\bgi\b/iu
/** The kinds that are hot-dip galvanized: another coat is another thing. */
export const steelKinds =
  /Coil$|Strip$|Pipe$|Tube$|ngle$|^channel$|Beam$|^flat$|roundBar|purlin|pvSupport|guard|Post$|blockOut|bracket|endTerminal|spliceBolt|lampPole|tower$|steelPole|crossarm|uBolt|hoop|Tray|strut|rating$|treadPlate|hexBolt|towerBolt|anchorBolt|galvWire|strand/

/** What says more than the kind although it stands in its name: grades, salts, brands. */
export const tellingInName =
  /[a-z0-9.#+-]*\d[a-z0-9.#+-]*|shg|[双三四]盐|(?:double|triple) salt|双燕|驰宏|紫金|葫锌|江铜|西矿|麒麟|会泽|豫光|蒙自|秦锌|红烨|安宁/g

/** Aliases of brands: what is typed and how the catalogue writes it. */
export const brandAliases: readonly (readonly [RegExp, string])[] = [
  [/葫芦岛(?:锌)?牌?|葫锌|\bhuludao\b|\bhuxin\b/giu, '葫锌'],
  [/双燕牌?|株冶双燕|\bshuangyan\b/giu, '双燕'],
  [/西部矿业牌?|西矿|\bxikuang\b/giu, '西矿'],
  [/江西铜业牌?|江铜|\bjiangtong\b|\bjcc\b/giu, '江铜'],
  [/云南驰宏牌?|驰宏(?:锌锗)?|\bchihong\b/giu, '驰宏'],
  [/紫金(?:矿业)?牌?|\bzijin\b/giu, '紫金'],
  [/豫光(?:金铅)?牌?|\byuguang\b/giu, '豫光'],
  [/麒麟牌?|\bqilin\b/giu, '麒麟'],
  [/会泽(?:铅锌)?牌?|\bhuize\b/giu, '会泽'],
  [/蒙自(?:矿冶)?牌?|\bmengzi\b/giu, '蒙自'],
  [/安宁牌?|\banning\b/giu, '安宁'],
  [/秦锌牌?|\bqinxin\b/giu, '秦锌'],
  [/红烨牌?|\bhongye\b/giu, '红烨'],
]
