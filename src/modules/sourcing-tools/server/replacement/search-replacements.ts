import type { OutputOf, ParsedInputOf } from '../../../../api/endpoint.ts'
import type { Call } from '../../../../api/handler.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { parseQuantity } from '../../../../kernel/quantity/quantity.ts'
import { unitPriceNumber } from '../../../../kernel/money/unit-price.ts'
import type { GoodsCard } from '../../../catalog/endpoints.ts'
import { goodsListInput } from '../../../search/endpoints.ts'
import { translateTerms, type TermTranslations } from '../../../taxonomy/rules/translate-terms.ts'
import { skuPropertiesOf, tradeTerms, type SkuProperties } from '../../../catalog/server/public.ts'
import { listGoods, type IndexRefresher } from '../../../search/server/public.ts'
import { skusForBuyer, type SkuForSale } from '../../../pricing/server/public.ts'
import { skuOfMaterialCode } from '../../../enterprise/server/public.ts'
import { memberNameOf } from '../../../member/server/public.ts'
import type { replacementSearch, Substitute, ComparedSku } from '../../endpoints-replacement.ts'
import { standardCode } from '../../rules/assess-substitute.ts'
import { sourcingToolsMessages } from '../../messages.ts'
import { groupInText } from '../../rules/equivalence-groups.ts'
import { orderableFrom } from '../../rules/equivalent-quantity.ts'
import { findSubstitutes, isSold, type FoundSubstitute, type FoundSubstitutes } from './find-substitutes.ts'
import { comparableQuantity, comparedSkuView, skuPricePerTonne } from './compared-sku-view.ts'
import { substitutionsFor, type Substitution } from './substitution-repository.ts'

type Asked = ParsedInputOf<typeof replacementSearch>
type Answer = OutputOf<typeof replacementSearch>
type Meaning = Pick<Answer, 'meant' | 'group' | 'choices'> & { readonly productIds: readonly number[] }

/** What may stand for what was asked for; nothing found is an answer, not a refusal. */
export async function searchReplacements(keeper: IndexRefresher, asked: Asked, call: Call): Promise<Answer> {
  const { productIds, ...meaning } = await meaningOf(keeper, asked, call)
  const [facts, skus, terms] = await Promise.all([
    skuPropertiesOf(call.app.visitorRead, productIds),
    skusForBuyer(call, call.app.read, productIds),
    tradeTerms(call.app.visitorRead),
  ])
  const known = productIds.flatMap((id) => {
    const [own, sku] = [facts.find((fact) => fact.productId === id), skus.get(id)]
    return own && sku ? [{ own, sku }] : []
  })
  const subject = await firstReplaceable(keeper, call, known)
  const choices = meaning.choices.filter((card) => card.defaultProductId !== subject?.sku.productId)
  if (!subject) return { ...meaning, meant: 'nothing', choices, original: null, standardItems: [], substitutes: [] }
  const { own, sku, found } = subject
  const number = askedNumber(sku, asked.number)
  const accepted = await acceptedFor(call, sku.productId)
  return {
    ...meaning,
    choices,
    original: originalView(sku, comparedSkuView(sku, own, { number, lang: call.lang, terms })),
    standardItems: found.standardItems.map(({ itemName, standard }) => ({ itemName, standard })),
    substitutes: found.list
      .slice(0, mostShown)
      .map((foundSubstitute) => substituteView(foundSubstitute, { found, sku, number, call, terms, accepted })),
  }
}

type Known = { readonly own: SkuProperties; readonly sku: SkuForSale }

/** Words mean several goods: the first that something stands for is the one to begin with, or else the first. */
async function firstReplaceable(
  keeper: IndexRefresher,
  call: Call,
  known: readonly Known[],
): Promise<(Known & { found: FoundSubstitutes }) | null> {
  let first: (Known & { found: FoundSubstitutes }) | null = null
  for (const one of known.slice(0, 3)) {
    const found = await findSubstitutes(keeper, call, one.own)
    if (found.list.length > 0) return { ...one, found }
    first ??= { ...one, found }
  }
  return first
}

/** What cannot be bought now has no price of today. */
function originalView(sku: SkuForSale, side: ComparedSku): ComparedSku {
  return isSold(sku) ? side : { ...side, goodsPrice: null, perTonne: null }
}

const mostShown = 20
const mostChoices = 6

/** The quantity that prices are compared at; what is not one is the least quantity. */
function askedNumber(sku: SkuForSale, typed: string | undefined): bigint {
  return orderableFrom(sku, (typed === undefined ? undefined : parseQuantity(typed, sku.precision)) ?? 0n)
}

async function meaningOf(keeper: IndexRefresher, asked: Asked, call: Call): Promise<Meaning> {
  const none: Meaning = { meant: 'nothing', group: null, choices: [], productIds: [] }
  if (asked.productId !== undefined) return { ...none, meant: 'product', productIds: [asked.productId] }
  if (asked.keyword === '') return none
  const company = call.caller.member?.enterpriseId ?? null
  const coded = company === null ? null : await skuOfMaterialCode(call.app.read, company, asked.keyword)
  if (coded !== null) return { ...none, meant: 'code', productIds: [coded] }
  const named = groupInText(asked.keyword)
  const cards = await wordsAsTyped(keeper, asked.keyword, call)
  const group = named && { typed: named.typed, members: [...named.group.members], isSame: named.group.isSame }
  const others = named && cards.length === 0 ? await underOtherNames(keeper, asked.keyword, named, call) : cards
  if (others.length === 0) return { ...none, group }
  return { meant: named ? 'group' : 'words', group, choices: [...others], productIds: others.map((card) => card.defaultProductId) }
}

async function wordsAsTyped(keeper: IndexRefresher, keyword: string, call: Call): Promise<readonly GoodsCard[]> {
  const { list, match } = await listGoods(keeper, goodsListInput.parse({ keyword, pageSize: mostChoices + 1, facets: 0 }), call)
  // Goods that have only a part of the words are something else.
  return match === 'exact' || match === 'similar' ? list : []
}

/** A name that nothing here is called by is looked for under the other names of its group. */
async function underOtherNames(
  keeper: IndexRefresher,
  keyword: string,
  { typed, group }: NonNullable<ReturnType<typeof groupInText>>,
  call: Call,
): Promise<readonly GoodsCard[]> {
  const at = keyword.toLowerCase().indexOf(typed.toLowerCase())
  for (const member of group.members) {
    if (member === typed) continue
    const cards = await wordsAsTyped(keeper, `${keyword.slice(0, at)}${member}${keyword.slice(at + typed.length)}`.slice(0, 100), call)
    if (cards.length > 0) return cards
  }
  return []
}

type Accepted = ReadonlyMap<number, { readonly of: Substitution; readonly by: string }>

async function acceptedFor(call: Call, productId: number): Promise<Accepted> {
  const { member } = call.caller
  if (!member) return new Map()
  const list = await substitutionsFor(call.app.read, member, productId)
  return new Map(
    await Promise.all(
      list.map(
        async (substitution) =>
          [substitution.insteadId, { of: substitution, by: await memberNameOf(call.app.read, substitution.memberId) }] as const,
      ),
    ),
  )
}

type Seen = {
  readonly found: FoundSubstitutes
  readonly sku: SkuForSale
  readonly number: bigint
  readonly call: Call
  readonly terms: TermTranslations
  readonly accepted: Accepted
}

function substituteView(foundSubstitute: FoundSubstitute, { found, sku, number, call, terms, accepted }: Seen): Substitute {
  const { lang } = call
  const amount = comparableQuantity(sku, number, foundSubstitute.sku)
  const [before, after] = [isSold(sku) ? skuPricePerTonne(sku, number) : null, skuPricePerTonne(foundSubstitute.sku, amount)]
  const kept = accepted.get(foundSubstitute.sku.productId)
  const rows = foundSubstitute.judged.rows.map((row) => {
    const attribute = found.attributes.find(({ code }) => code === row.code)
    return {
      ...row,
      label: row.code === standardCode ? translate(lang, sourcingToolsMessages)('standard') : (attribute?.[lang] ?? row.code),
      unit: attribute?.unit ?? '',
    }
  })
  return {
    ...comparedSkuView(foundSubstitute.sku, foundSubstitute.facts, { number: amount, lang, terms }),
    kind: foundSubstitute.judged.kind,
    isItem: foundSubstitute.isItem,
    savingPerTonne: before === null || after === null ? null : signedYuan(before - after),
    rows: lang === 'en' ? rows.map((row) => ({ ...row, ...translateTerms({ wanted: row.wanted, offered: row.offered }, terms) })) : rows,
    accepted: kept ? { substitutionId: kept.of.id, by: kept.by, at: kept.of.createdAt.toISOString(), reason: kept.of.reason } : null,
  }
}

/** Whole fen, also below nothing. */
function signedYuan(price: bigint): number {
  return price < 0n ? -unitPriceNumber((-price / 100n) * 100n) : unitPriceNumber((price / 100n) * 100n)
}
