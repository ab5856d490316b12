import type { Call } from '../../../../api/handler.ts'
import { translate } from '../../../../kernel/i18n/translate.ts'
import { unitPriceText } from '../../../../kernel/money/unit-price.ts'
import { calculatorMessages } from '../../../market/messages.ts'
import { calculate, calculators } from '../../../market/rules/calculator/calculators.ts'
import type { Calculator, ResultLine } from '../../../market/rules/calculator/calculator-model.ts'
import { allSeries } from '../../../market/server/public.ts'
import { splitItems } from '../../../recognition/rules/split-items.ts'
import { lineRecogniser } from '../../../recognition/server/public.ts'
import type { IndexRefresher } from '../../../search/server/public.ts'
import { maxAssistantLines, type AssistantCalculation } from '../../endpoints-assistant.ts'
import type { QuickOrderMatch } from '../../endpoints-quick-order.ts'
import { futuresWords } from '../../rules/assistant/calculation-intent-data.ts'
import { asksZincPrice, calculationOf, calculationQuestion, type Calculation } from '../../rules/assistant/read-calculation.ts'
import { assistantMessages } from '../../messages.ts'
import { matchOrderLines } from '../quick-order/match-order-lines.ts'

const mostQuotes = 4

/** What the assistant may do, whoever words its answer: match lines at the viewer's own prices, and calculate. Nothing is written. */
export function assistantTools(keeper: IndexRefresher, call: Call) {
  return {
    matchLines: async (text: string): Promise<readonly QuickOrderMatch[]> => {
      const rows = splitItems(text, maxAssistantLines).map((typed) => ({ typed: typed.slice(0, 300), isProposed: 0 as const, number: '' }))
      if (rows.length === 0) return []
      const found = (await matchOrderLines(keeper, rows, call)).rows
      // Words around a list are no goods that are missing.
      return found.filter((row) => row.level !== 'none' || row.number !== '' || found.length === 1)
    },
    /** The latest published zinc quotes in words; null where the text does not ask for them. */
    zincPrice: async (text: string): Promise<string | null> => {
      if (!asksZincPrice(text)) return null
      const t = translate(call.lang, assistantMessages)
      const asked = futuresWords.test(text) ? 'futures' : 'spot'
      const quoted = (await allSeries(call.app.read))
        .filter(({ kind, latest, currency }) => kind === asked && currency === 'CNY' && latest !== null)
        .slice(0, mostQuotes)
      const lines = quoted.flatMap(({ latest, nameZh, nameEn, synthetic, taxIncluded }) =>
        latest === null
          ? []
          : t('zincQuote', {
              name: call.lang === 'zh' ? nameZh : nameEn,
              price: unitPriceText(BigInt(latest.price)),
              date: latest.date,
              tax: t(taxIncluded ? 'taxIn' : 'taxOut'),
              demo: synthetic ? t('demoQuote') : '',
            }),
      )
      return lines.length === 0 ? null : [t('zincPrice'), ...lines].join('\n')
    },
    calculate: async (text: string): Promise<readonly AssistantCalculation[]> => {
      const { question, rest } = calculationQuestion(text)
      if (question === null) return []
      const recogniser = lineRecogniser(keeper, call)
      const done: AssistantCalculation[] = []
      for (const item of splitItems(rest, 5)) {
        const statement = recogniser.read(item)
        const { best } = statement.kind ? await recogniser.recognise(statement) : { best: null }
        const isSame = best !== null && !best.differs.some(({ about }) => about === 'value' || about === 'kind')
        const asked = calculationOf(question, statement, isSame ? best.profile.values : new Map())
        const shown = asked === null ? null : show(asked, call)
        if (shown) done.push(shown)
      }
      return done
    },
  }
}

/** A calculation in words. Figures of money are left out: their zinc price would be one that nobody quoted. */
function show({ kind, typed }: Calculation, { lang }: Call): AssistantCalculation | null {
  const t = translate(lang, calculatorMessages)
  const calculator: Calculator = calculators[kind]
  const filled = Object.fromEntries(
    calculator.fields.map((field) => [field.name, typed[field.name] ?? ('list' in field ? field.list : String(field.usual))]),
  )
  const { answer } = calculate(kind, filled)
  if (!answer) return null
  return {
    kind,
    title: t(`kind_${kind}`),
    inputs: calculator.fields
      .filter(({ unit }) => !unit.includes('¥'))
      .map(({ name, unit }) => ({ label: t(`field_${name}`), value: filled[name] ?? '', unit })),
    results: answer.lines
      .filter(({ unit }) => !unit.includes('¥'))
      .map((line) => ({ label: t(`line_${line.name}`), value: valueOf(line, t), unit: line.unit })),
    formula: calculator.formula,
    address: `/zinc/calculator?${new URLSearchParams({ kind, ...filled }).toString()}`,
  }
}

function valueOf(line: ResultLine, t: (key: 'yes' | 'no') => string): string {
  if ('text' in line) return line.text
  return 'yes' in line ? t(line.yes ? 'yes' : 'no') : line.value.toFixed(line.decimals)
}

export type AssistantTools = ReturnType<typeof assistantTools>
