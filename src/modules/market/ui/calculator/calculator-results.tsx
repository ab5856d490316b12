import { classNames } from '../../../../ui/class-names.ts'
import { Note } from '../../../../ui/feedback/states.tsx'
import type { ResultLine } from '../../rules/calculator/calculator-model.ts'
import { calculators, type Calculated, type CalculatorKind } from '../../rules/calculator/calculators.ts'
import { useCalculatorMessages, type CalculatorTranslate } from './use-messages.ts'
import { formatDecimals } from './format-decimals.ts'

/** What comes out of a calculator, its formula, and what the figures do not hold. */
export function CalculatorResults({ kind, found }: { kind: CalculatorKind; found: Calculated }) {
  const t = useCalculatorMessages()
  const { group, formula } = calculators[kind]
  return (
    <div className="calc-r" aria-live="polite">
      <h3 className="t13 b6">{t('results')}</h3>
      {found.answer ? (
        <dl>
          {found.answer.lines.map((line) => (
            <div key={line.name} className={classNames('row', line.main && 'calc-m')}>
              <dt className="c2">{t(`line_${line.name}`)}</dt>
              <dd className="num b6 ml-auto">
                {valueText(line, t)} <span className="c3 t12">{line.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        found.wrong.length === 0 && <Note tone="warn">{t('impossible')}</Note>
      )}
      <p className="t12 c3 calc-n">
        {t('formula')} <code>{formula}</code>
      </p>
      <p className="t12 c3">{t(`note_${group}`)}</p>
    </div>
  )
}

function valueText(line: ResultLine, t: CalculatorTranslate): string {
  if ('text' in line) return line.text
  return 'yes' in line ? t(line.yes ? 'yes' : 'no') : formatDecimals(line.value, line.decimals)
}
