import type { OutputOf, ParsedInputOf } from '../../../api/endpoint.ts'
import type { Call } from '../../../api/handler.ts'
import { speak } from '../../../shared/words.ts'
import { parseQuantity } from '../../../shared/quantity.ts'
import { unitPriceNumber } from '../../../shared/unit-price.ts'
import type { GoodsCard } from '../../catalog/contract.ts'
import { goodsListInput } from '../../catalog/contract-search.ts'
import { inEnglish, type Terms } from '../../catalog/rules/english-terms.ts'
import {
  factsOfSkus,
  listGoods,
  skusForCall,
  tradeTerms,
  type BoardKeeper,
  type SkuFacts,
  type SkuForSale,
} from '../../catalog/server/public.ts'
import { productOfCode } from '../../enterprise/server/public.ts'
import { memberNameOf } from '../../member/server/public.ts'
import type { replacementSearch, Substitute, ToolSide } from '../contract.ts'
import { standardCode } from '../rules/judge-substitute.ts'
import { toolsWords } from '../words.ts'
import { groupInText } from '../rules/equivalence-groups.ts'
import { legalFrom } from '../rules/same-amount.ts'
import { findSubstitutes, isSold, type FoundSubstitute, type FoundSubstitutes } from './find-substitutes.ts'
import { amountOf, sideView, tonnePrice } from './side-view.ts'
import { substitutionsFor, type Substitution } from './substitution-store.ts'

type Asked = ParsedInputOf<typeof replacementSearch>
type Answer = OutputOf<typeof replacementSearch>
type Meaning = Pick<Answer, 'meant' | 'group' | 'choices'> & { readonly productIds: readonly number[] }

/** What may stand for what was asked for; nothing found is an answer, not a refusal. */
export async function searchReplacement(keeper: BoardKeeper, asked: Asked, call: Call): Promise<Answer> {
  const { productIds, ...meaning } = await meaningOf(keeper, asked, call)
  const [facts, skus, terms] = await Promise.all([
    factsOfSkus(call.house.visitorRead, productIds),
    skusForCall(call, call.house.read, productIds),
    tradeTerms(call.house.visitorRead),
  ])
  const known = productIds.flatMap((id) => {
    const [own, sku] = [facts.find((one) => one.productId === id), skus.get(id)]
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
    original: originalView(sku, sideView(sku, own, { number, lang: call.lang, terms })),
    standardItems: found.standardItems.map(({ itemName, standard }) => ({ itemName, standard })),
    substitutes: found.list.slice(0, mostShown).map((one) => substituteView(one, { found, sku, number, call, terms, accepted })),
  }
}

type Known = { readonly own: SkuFacts; readonly sku: SkuForSale }

/** Words mean several goods: the first that something stands for is the one to begin with, or else the first. */
async function firstReplaceable(
  keeper: BoardKeeper,
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
function originalView(sku: SkuForSale, side: ToolSide): ToolSide {
  return isSold(sku) ? side : { ...side, goodsPrice: null, perTonne: null }
}

const mostShown = 20
const mostChoices = 6

/** The quantity that prices are compared at; what is not one is the least quantity. */
function askedNumber(sku: SkuForSale, typed: string | undefined): bigint {
  return legalFrom(sku, (typed === undefined ? undefined : parseQuantity(typed, sku.precision)) ?? 0n)
}

async function meaningOf(keeper: BoardKeeper, asked: Asked, call: Call): Promise<Meaning> {
  const none: Meaning = { meant: 'nothing', group: null, choices: [], productIds: [] }
  if (asked.productId !== undefined) return { ...none, meant: 'product', productIds: [asked.productId] }
  if (asked.keyword === '') return none
  const company = call.visitor.member?.enterpriseId ?? null
  const coded = company === null ? null : await productOfCode(call.house.read, company, asked.keyword)
  if (coded !== null) return { ...none, meant: 'code', productIds: [coded] }
  const named = groupInText(asked.keyword)
  const cards = await wordsAsTyped(keeper, asked.keyword, call)
  const group = named && { typed: named.typed, members: [...named.group.members], isSame: named.group.isSame }
  const others = named && cards.length === 0 ? await underOtherNames(keeper, asked.keyword, named, call) : cards
  if (others.length === 0) return { ...none, group }
  return { meant: named ? 'group' : 'words', group, choices: [...others], productIds: others.map((card) => card.defaultProductId) }
}

async function wordsAsTyped(keeper: BoardKeeper, keyword: string, call: Call): Promise<readonly GoodsCard[]> {
  const { list, match } = await listGoods(keeper, goodsListInput.parse({ keyword, pageSize: mostChoices + 1, facets: 0 }), call)
  // Goods that have only a part of the words are something else.
  return match === 'exact' || match === 'similar' ? list : []
}

/** A name that nothing here is called by is looked for under the other names of its group. */
async function underOtherNames(
  keeper: BoardKeeper,
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
  const { member } = call.visitor
  if (!member) return new Map()
  const list = await substitutionsFor(call.house.read, member, productId)
  return new Map(
    await Promise.all(list.map(async (of) => [of.insteadId, { of, by: await memberNameOf(call.house.read, of.memberId) }] as const)),
  )
}

type Seen = {
  readonly found: FoundSubstitutes
  readonly sku: SkuForSale
  readonly number: bigint
  readonly call: Call
  readonly terms: Terms
  readonly accepted: Accepted
}

function substituteView(one: FoundSubstitute, { found, sku, number, call, terms, accepted }: Seen): Substitute {
  const { lang } = call
  const amount = amountOf(sku, number, one.sku)
  const [before, after] = [isSold(sku) ? tonnePrice(sku, number) : null, tonnePrice(one.sku, amount)]
  const kept = accepted.get(one.sku.productId)
  const rows = one.judged.rows.map((row) => {
    const attribute = found.attributes.find(({ code }) => code === row.code)
    return {
      ...row,
      label: row.code === standardCode ? speak(lang, toolsWords)('standard') : (attribute?.[lang] ?? row.code),
      unit: attribute?.unit ?? '',
    }
  })
  return {
    ...sideView(one.sku, one.facts, { number: amount, lang, terms }),
    kind: one.judged.kind,
    isItem: one.isItem,
    savingPerTonne: before === null || after === null ? null : signedYuan(before - after),
    rows: lang === 'en' ? rows.map((row) => ({ ...row, ...inEnglish({ wanted: row.wanted, offered: row.offered }, terms) })) : rows,
    accepted: kept ? { substitutionId: kept.of.id, by: kept.by, at: kept.of.createdAt.toISOString(), reason: kept.of.reason } : null,
  }
}

/** Whole fen, also below nothing. */
function signedYuan(price: bigint): number {
  return price < 0n ? -unitPriceNumber((-price / 100n) * 100n) : unitPriceNumber((price / 100n) * 100n)
}
