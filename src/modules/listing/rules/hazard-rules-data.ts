/** One rule of the publishing gate: goods whose name or category holds one of the words, and none of the exceptions. */
type HazardRule = {
  readonly words: readonly string[]
  readonly except: readonly string[]
  readonly listing: 'blocked' | 'legal_review'
  readonly reason: string
  readonly reasonEn: string
}

// What protects from, tests or holds back a chemical names it without being it.
const beside = ['手套', '防护', '防酸', '耐酸', '试纸', '缓蚀', '抑雾', '抑制', '检测', 'glove', 'resistant', 'inhibitor', 'test']

/**
 * Sales information of hazardous chemicals may stand only on the seller's own site (互联网危险物品信息发布管理规定; industry.md
 * §0.1); aerosols, solvent paints and dross wait for the legal review. The first rule that fits decides.
 */
export const hazardRules: readonly HazardRule[] = [
  {
    words: ['盐酸', 'hydrochloric acid', 'muriatic acid'],
    except: beside,
    listing: 'blocked',
    reason: '盐酸属危险化学品且为第三类易制毒化学品，不得在第三方平台发布',
    reasonEn: 'Hydrochloric acid is a hazardous chemical and a controlled precursor; it may not be listed on a third-party mall',
  },
  {
    words: ['硫酸', '硝酸', '氢氟酸', 'sulfuric acid', 'sulphuric acid', 'nitric acid', 'hydrofluoric acid'],
    except: [...beside, '硫酸锌', '硫酸铜', 'sulfate'],
    listing: 'blocked',
    reason: '该酸属危险化学品，不得在第三方平台发布',
    reasonEn: 'This acid is a hazardous chemical and may not be listed on a third-party mall',
  },
  {
    words: ['氯化锌', 'zinc chloride'],
    except: [...beside, '氯化锌铵', 'zinc ammonium chloride'],
    listing: 'blocked',
    reason: '氯化锌属危险化学品，不得在第三方平台发布',
    reasonEn: 'Zinc chloride is a hazardous chemical and may not be listed on a third-party mall',
  },
  {
    words: ['锌粉', 'zinc powder', 'zinc dust'],
    except: [...beside, '富锌', '涂料', '底漆'],
    listing: 'blocked',
    reason: '锌粉属危险化学品，不得在第三方平台发布',
    reasonEn: 'Zinc powder is a hazardous chemical and may not be listed on a third-party mall',
  },
  {
    words: ['锌灰', 'zinc ash'],
    except: beside,
    listing: 'blocked',
    reason: '锌灰列入危险化学品目录且属固废，不得在第三方平台发布',
    reasonEn: 'Zinc ash is a listed hazardous chemical and a solid waste; it may not be listed on a third-party mall',
  },
  {
    words: ['自喷漆', '气雾', '喷雾罐', 'aerosol', 'spray can'],
    except: [],
    listing: 'legal_review',
    reason: '气雾剂，需法务核定',
    reasonEn: 'An aerosol: the legal review decides',
  },
  {
    words: ['涂料', '底漆', '面漆', '油漆', '稀释剂', '冷镀锌', 'paint', 'primer', 'thinner', 'cold galvanizing'],
    except: ['水性', 'water-based', ...beside],
    listing: 'legal_review',
    reason: '溶剂型涂料，需核实闪点',
    reasonEn: 'A solvent paint: its flash point must be verified',
  },
  {
    words: ['锌渣', '底渣', '浮渣', 'dross'],
    except: ['捞渣', '扒渣', '除渣', 'ladle', 'skimmer'],
    listing: 'legal_review',
    reason: '固废或产品属性及跨省转移需核实',
    reasonEn: 'Waste or product, and its transfer between provinces, must be verified',
  },
]

/** What the store itself calls hazardous waits for the legal review even when no rule names it. */
export const declaredHazard = {
  listing: 'legal_review',
  reason: '供应商申报为危险品，需法务核定',
  reasonEn: 'Declared dangerous by the supplier: legal review needed',
} as const
