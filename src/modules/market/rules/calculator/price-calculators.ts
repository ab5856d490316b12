import { inCapitals } from '../../../../kernel/money/chinese-capitals.ts'
import { yuanNumber, type Fen } from '../../../../kernel/money/money.ts'
import { splitVat, vatRates } from '../../../../kernel/money/vat.ts'
import { goodsSearchTerm } from './calculator-goods-data.ts'
import { resultLine, numberField, type Calculator, type ResultName } from './calculator-model.ts'
import { amountOf, averageSettlement, deliveredPrice, fenOf, priceFixationSettlement, settledWeight } from './price-settlement.ts'

const perTonne = (name: Parameters<typeof numberField>[0], usual: number, least = 0) => numberField(name, '¥/t', usual, least, 1_000_000)
const tonnes = numberField('tonnes', 't', 25, 0.001, 1_000_000)
const money = (name: ResultName, fen: Fen, unit: string, main = false) => resultLine(name, yuanNumber(fen), 2, unit, main)
const rates: Readonly<Record<string, bigint>> = { '13': vatRates.goods, '9': vatRates.transport, '3': vatRates.simplified }

/** Calculators of prices and settlement; amounts are exact to the fen. */
export const priceCalculators = {
  landed: {
    group: 'price',
    fields: [perTonne('price', 23_400), perTonne('premium', 60, -100_000), perTonne('freight', 210), perTonne('handling', 25), tonnes],
    formula: 'P = price + premium + freight + handling',
    work: ({ number }) => {
      const parts = { price: number('price'), premium: number('premium'), freight: number('freight'), handling: number('handling') }
      const delivered = deliveredPrice(parts)
      if (delivered < 0n || fenOf(parts.price) + fenOf(parts.premium) < 0n) return null
      // Goods and handling carry 13 %, the carrier's own invoice 9 %; both may be deducted.
      const net =
        splitVat(fenOf(parts.price) + fenOf(parts.premium) + fenOf(parts.handling)).net +
        splitVat(fenOf(parts.freight), vatRates.transport).net
      return {
        lines: [
          money('delivered', delivered, '¥/t', true),
          money('amount', amountOf(delivered, number('tonnes')), '¥'),
          money('netCost', net, '¥/t'),
        ],
        goods: { keyword: goodsSearchTerm.zinc, tonnes: number('tonnes') },
      }
    },
  },
  vat: {
    group: 'price',
    fields: [numberField('gross', '¥', 585_000, 0, 1e10), { name: 'rate', unit: '%', choices: ['13', '9', '3'], usual: '13' }],
    formula: 'net = gross / (1 + r);  tax = gross − net',
    work: (values) => {
      const gross = fenOf(values.number('gross'))
      const { net, tax } = splitVat(gross, rates[values.text('rate')])
      return {
        lines: [money('net', net, '¥', true), money('tax', tax, '¥'), { name: 'capitals', text: inCapitals(gross), unit: '' }],
        goods: { keyword: goodsSearchTerm.zinc, tonnes: 0 },
      }
    },
  },
  average: {
    group: 'price',
    fields: [{ name: 'days', unit: '¥/t', list: '23400 23300 22990 23130 22740' }, perTonne('premium', 30, -100_000), tonnes],
    formula: 'P = (p₁ + … + pₙ) / n + premium',
    work: (values) => {
      const days = values
        .text('days')
        .split(/[\s,;，、]+/)
        .filter((day) => day !== '')
        .map(Number)
      if (days.length === 0 || days.length > 66 || days.some((day) => !(day >= 0 && day <= 1_000_000))) return null
      const { average, final } = averageSettlement(days, values.number('premium'))
      return final < 0n
        ? null
        : {
            lines: [
              money('average', average, '¥/t'),
              money('final', final, '¥/t', true),
              money('amount', amountOf(final, values.number('tonnes')), '¥'),
            ],
            goods: { keyword: goodsSearchTerm.zinc, tonnes: values.number('tonnes') },
          }
    },
  },
  point: {
    group: 'price',
    fields: [perTonne('futures', 23_360), perTonne('premium', 60, -100_000), tonnes, perTonne('provisional', 24_000)],
    formula: 'P = futures + premium;  refund = (provisional − P)·q',
    work: ({ number }) => {
      const found = priceFixationSettlement({
        futures: number('futures'),
        premium: number('premium'),
        tonnes: number('tonnes'),
        provisional: number('provisional'),
      })
      return found.final < 0n
        ? null
        : {
            lines: [money('final', found.final, '¥/t', true), money('amount', found.amount, '¥'), money('refund', found.refund, '¥')],
            goods: { keyword: goodsSearchTerm.zinc, tonnes: number('tonnes') },
          }
    },
  },
  scale: {
    group: 'price',
    fields: [
      numberField('ticket', 't', 25.018, 0.001, 100_000),
      numberField('reweighed', 't', 24.996, 0.001, 100_000),
      numberField('tolerance', '‰', 1, 0, 50),
    ],
    formula: '|ticket − reweighed| / ticket ≤ tolerance → ticket',
    work: ({ number }) => {
      const found = settledWeight(number('ticket'), number('reweighed'), number('tolerance'))
      return {
        lines: [
          resultLine('difference', found.percent, 3, '%'),
          { name: 'meets', yes: found.within, unit: '' },
          resultLine('settled', found.settled, 3, 't', true),
        ],
        goods: { keyword: goodsSearchTerm.zinc, tonnes: number('ticket') },
      }
    },
  },
} as const satisfies Readonly<Record<string, Calculator>>
