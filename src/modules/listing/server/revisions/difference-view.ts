import type { Queryable } from '../../../../kernel/database/transaction.ts'
import type { Language } from '../../../../kernel/i18n/translate.ts'
import type { DifferenceRow } from '../../endpoints-revisions.ts'
import type { Difference } from '../../rules/goods-difference.ts'
import type { GoodsDocument, SkuDocument } from '../../rules/goods-document.ts'
import { unitOf } from '../../../catalog/rules/units.ts'
import { taxonomyNames, type TaxonomyNames } from './taxonomy-names.ts'

type About = {
  readonly lang: Language
  readonly base: GoodsDocument | null
  readonly document: GoodsDocument
}

/** Differences as a person reads them: names instead of ids, attributes by their labels, SKUs by their specification. */
export async function presentDifferences(db: Queryable, differences: readonly Difference[], about: About): Promise<DifferenceRow[]> {
  const names = await taxonomyNames(db, about.lang)
  const specs = new Map([...specsOf(about.base, names), ...specsOf(about.document, names)])
  return differences.map((difference) => {
    const code = difference.field.split('.')[1]
    const told = (value: string) => valueText(difference.field, value, { names, lang: about.lang })
    return {
      field: difference.field,
      place: difference.place,
      placeText: specs.get(difference.place) ?? '',
      label: code === undefined ? '' : (names.attributes.get(code) ?? code),
      from: told(difference.from),
      to: told(difference.to),
    }
  })
}

function specsOf(document: GoodsDocument | null, names: TaxonomyNames): [string, string][] {
  let fresh = 0
  const placeOf = (sku: SkuDocument) => (sku.productId === null ? `new ${(fresh += 1)}` : String(sku.productId))
  return (document?.skus ?? []).map((sku) => [
    placeOf(sku),
    Object.entries(sku.axisValues)
      .map(([code, value]) => `${names.attributes.get(code) ?? code} ${value}`)
      .join(' · '),
  ])
}

function valueText(field: string, value: string, { names, lang }: { readonly names: TaxonomyNames; readonly lang: Language }): string {
  if (value === '' || value === '0') return value
  if (field === 'categoryId') return names.categories.get(Number(value)) ?? value
  if (field === 'brandId') return names.brands.get(Number(value)) ?? value
  if (field === 'freightTemplateId') return names.freightTemplates.get(Number(value)) ?? value
  if (field === 'priceUnit' || field === 'secUnit') return unitOf(value)[lang]
  return value
}
