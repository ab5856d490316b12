import { translate, type Language } from '../../../kernel/i18n/translate.ts'
import type { MatchedAttribute } from '../../catalog/server/public.ts'
import type { Match } from '../rules/match-statement.ts'
import { recognitionMessages } from '../messages.ts'

export type ShownDifference = { readonly label: string; readonly typed: string; readonly found: string }

/** Codes of the readers that are attributes of the catalogue under another name. */
const attributeCodes: Readonly<Record<string, string>> = {
  l: 'length',
  w: 'width',
  model: 'section',
  grade: 'grade',
  percent: 'content',
  metalGrade: 'grade',
}

/** Differences in words; parts of one size that was typed as a whole stay apart, for each is a value of its own. */
export function differenceTexts(match: Match | null, attributes: readonly MatchedAttribute[], lang: Language): readonly ShownDifference[] {
  if (match === null) return []
  const t = translate(lang, recognitionMessages)
  const own: Readonly<Record<string, string>> = {
    t: t('thickness'),
    a: t('side'),
    b: t('otherSide'),
    h: t('height'),
    d: t('diameter'),
    od: t('outsideDiameter'),
    depth: t('depth'),
    lip: t('lip'),
    web: t('web'),
    flange: t('flange'),
    panelW: t('panel'),
    panelL: t('panel'),
    series: t('series'),
    standard: t('standard'),
    kind: t('name'),
    spec: t('spec'),
    coat: t('coat'),
    salt: t('salt'),
    wire: t('wire'),
    strandType: t('strandType'),
    span: t('span'),
    pressure: t('pressure'),
    origin: t('origin'),
    biPct: t('spec'),
    composition: t('spec'),
    profile: t('spec'),
  }
  const coats: Readonly<Record<string, string>> = { electro: t('coatElectro'), bare: t('coatBare'), other: t('coatOther') }
  const codeOf = (code: string | null) =>
    code === 't' && match.profile.sku.values['wall'] !== undefined ? 'wall' : (attributeCodes[code ?? ''] ?? code)
  return match.differs.map(({ about, code, typed, found }) => {
    const attribute = attributes.find((one) => one.code === codeOf(code))
    const label =
      about === 'kind'
        ? t('name')
        : about === 'word'
          ? t(/\d/.test(typed) ? 'spec' : 'name')
          : ((codeOf(code) === 'wall' ? attribute?.[lang] : undefined) ?? own[code ?? ''] ?? attribute?.[lang] ?? t('spec'))
    return {
      label,
      typed: typed === '' ? t('notSaid') : about === 'coat' ? (coats[typed] ?? typed) : typed,
      found: found === '' ? t('notSaid') : found,
    }
  })
}
