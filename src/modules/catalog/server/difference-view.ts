import type { AnyHandle } from '../../../shared/unit.ts'
import type { Language } from '../../../shared/words.ts'
import type { DifferenceRow } from '../contract-goods-change.ts'
import type { Difference } from '../rules/goods-difference.ts'
import type { GoodsDocument, SkuDocument } from '../rules/goods-document.ts'
import { unitOf } from '../rules/units.ts'
import { frameNames, type FrameNames } from './frame-names.ts'

type About = {
  readonly lang: Language
  readonly base: GoodsDocument | null
  readonly document: GoodsDocument
}

/** Differences as a person reads them: names instead of ids, attributes by their labels, SKUs by their specification. */
export async function presentDifferences(handle: AnyHandle, differences: readonly Difference[], about: About): Promise<DifferenceRow[]> {
  const names = await frameNames(handle, about.lang)
  const specs = new Map([...specsOf(about.base, names), ...specsOf(about.document, names)])
  return differences.map((one) => {
    const code = one.field.split('.')[1]
    const told = (value: string) => valueText(one.field, value, { names, lang: about.lang })
    return {
      field: one.field,
      place: one.place,
      placeText: specs.get(one.place) ?? '',
      label: code === undefined ? '' : (names.attributes.get(code) ?? code),
      from: told(one.from),
      to: told(one.to),
    }
  })
}

function specsOf(document: GoodsDocument | null, names: FrameNames): [string, string][] {
  let fresh = 0
  const placeOf = (sku: SkuDocument) => (sku.productId === null ? `new ${(fresh += 1)}` : String(sku.productId))
  return (document?.skus ?? []).map((sku) => [
    placeOf(sku),
    Object.entries(sku.axisValues)
      .map(([code, value]) => `${names.attributes.get(code) ?? code} ${value}`)
      .join(' · '),
  ])
}

function valueText(field: string, value: string, { names, lang }: { readonly names: FrameNames; readonly lang: Language }): string {
  if (value === '' || value === '0') return value
  if (field === 'categoryId') return names.categories.get(Number(value)) ?? value
  if (field === 'brandId') return names.brands.get(Number(value)) ?? value
  if (field === 'freightTemplateId') return names.freightTemplates.get(Number(value)) ?? value
  if (field === 'priceUnit' || field === 'secUnit') return unitOf(value)[lang]
  return value
}
