import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePrices, pricePrecedence, withOffers, type BaseKind, type OfferedPrices, type PriceOffer } from './price-precedence.ts'
import { resolvePrice, type PriceBasis, type PriceTier } from './resolve-price.ts'

const at = (kind: PriceOffer['kind'], unitPrice: bigint, upTo?: bigint): PriceOffer => ({
  kind,
  unitPrice,
  secUnitPrice: null,
  ...(upTo === undefined ? {} : { upTo }),
})
const chosen = (offers: readonly PriceOffer[], { isIndex = false, taken = 1n } = {}): BaseKind =>
  choosePrices({ unitPrice: 100n, secUnitPrice: null, isIndex, offers }, taken).base.rule.kind

test('the table, row by row', () => {
  expect(pricePrecedence.map(({ kind, counts, tiers, flash }) => [kind, counts, tiers, flash])).toEqual([
    ['agreed', 'always', false, false],
    ['fixed', 'ifNotDearer', true, false],
    ['lock', 'always', true, true],
    ['index', 'always', true, true],
    ['list', 'always', true, true],
  ])
})

test.each<[BaseKind, readonly PriceOffer[]]>([
  ['index', []],
  ['lock', [at('lock', 120n)]],
  ['lock', [at('lock', 90n)]],
  ['fixed', [at('fixed', 100n)]],
  ['index', [at('fixed', 101n)]],
  ['fixed', [at('fixed', 90n), at('lock', 90n)]],
  ['lock', [at('fixed', 95n), at('lock', 90n)]],
  ['fixed', [at('fixed', 110n), at('lock', 120n)]],
  ['index', [at('fixed', 95n), at('flash', 94n)]],
  ['fixed', [at('fixed', 95n), at('flash', 95n)]],
  ['agreed', [at('fixed', 80n), at('lock', 80n), at('flash', 80n), at('agreed', 130n)]],
])('%s is the base of what is offered (%#)', (kind, offers) => {
  expect(chosen(offers, { isIndex: true })).toBe(kind)
})

test('an offer counts up to its quantity, and not one step beyond', () => {
  expect(chosen([at('fixed', 90n, 5n)], { isIndex: true, taken: 5n })).toBe('fixed')
  expect(chosen([at('fixed', 90n, 5n)], { isIndex: true, taken: 6n })).toBe('index')
  const flash = (taken: bigint) => choosePrices({ unitPrice: 100n, secUnitPrice: null, offers: [at('flash', 90n, 5n)] }, taken).flash
  expect([flash(5n)?.unitPrice, flash(6n)]).toEqual([90n, null])
})

const price = fc.bigInt({ min: 900_000n, max: 1_100_000n }).map((value) => (value / 100n) * 100n)
const limit = fc.option(fc.bigInt({ min: 0n, max: 20n }), { nil: undefined })
const offer = (kind: PriceOffer['kind']) =>
  fc.option(fc.tuple(price, limit), { nil: null }).map((of) => (of ? [at(kind, of[0], of[1])] : []))
const tiers = fc.array(
  fc.record({ min: fc.bigInt({ min: 0n, max: 20n }), delta: fc.bigInt({ min: -900n, max: 100n }).map((value) => value * 100n) }),
  { maxLength: 3 },
)
const basisOf = fc
  .record({
    unitPrice: price,
    isIndex: fc.boolean(),
    tiers,
    offers: fc.tuple(offer('agreed'), offer('fixed'), offer('lock'), offer('flash')).map((all) => all.flat()),
  })
  .map((of): PriceBasis => ({ ...of, secUnitPrice: null, convToSec: null }))

/** The table said once more, in plain conditions. */
function expected(
  { unitPrice, offers = [], tiers: steps }: OfferedPrices & { readonly tiers: readonly PriceTier[] },
  quantity: bigint,
  taken: bigint,
) {
  const of = (kind: PriceOffer['kind']) =>
    offers.find((one) => one.kind === kind && (one.upTo === undefined || taken <= one.upTo))?.unitPrice
  const [agreed, fixed, lock, flash] = [of('agreed'), of('fixed'), of('lock'), of('flash')]
  const reached = steps.filter(({ min }) => min <= quantity)
  const top = reached.findLast(({ min }) => reached.every((step) => step.min <= min))
  const stepped = (start: bigint) => {
    const lowered = top && 'delta' in top ? start + top.delta : start
    return lowered < start ? lowered : start
  }
  if (agreed !== undefined) return agreed
  const now = lock ?? unitPrice
  if (fixed !== undefined && fixed <= now && (flash === undefined || fixed <= flash)) return stepped(fixed)
  return flash !== undefined && flash < stepped(now) ? flash : stepped(now)
}

test('of any offers the price is what the table says, and it says where it comes from', () => {
  fc.assert(
    fc.property(basisOf, fc.bigInt({ min: 1n, max: 20n }), fc.bigInt({ min: 0n, max: 5n }), (basis, quantity, more) => {
      const found = resolvePrice({ basis, quantity, unit: 'primary', taken: quantity + more })
      expect(found?.unitPrice).toBe(expected(basis, quantity, quantity + more))
      const start =
        found?.base === 'index' || found?.base === 'list'
          ? basis.unitPrice
          : basis.offers?.find(({ kind }) => kind === found?.base)?.unitPrice
      expect(found?.listPrice).toBe(start)
      expect(found && found.unitPrice <= found.listPrice).toBe(true)
      if (found?.reason === 'promotion') expect(found.unitPrice).toBe(basis.offers?.find(({ kind }) => kind === 'flash')?.unitPrice)
    }),
    { numRuns: 2000 },
  )
})

test('more offers stand behind those that there were; none change nothing', () => {
  const offered: OfferedPrices = { unitPrice: 10n, secUnitPrice: null }
  const [flash, agreed] = (['flash', 'agreed'] as const).map((kind) => ({ kind, unitPrice: 9n, secUnitPrice: null }))
  if (!flash || !agreed) throw new Error('two offers')
  expect(withOffers(offered, [])).toBe(offered)
  expect(withOffers(withOffers(offered, [flash]), [agreed]).offers).toEqual([flash, agreed])
})
