import { ButtonLink } from '../../../ui/basic/button.tsx'
import type { AssistantCalculation } from '../../../modules/sourcing-tools/endpoints-assistant.ts'
import { useAssistantMessages } from './use-messages.ts'

/** Calculations with their inputs and formula; each opens in the calculator. */
export function AnswerCalculations({ calculations }: { calculations: readonly AssistantCalculation[] }) {
  const t = useAssistantMessages()
  return calculations.map((one) => (
    <section key={one.address} className="as-c" aria-label={one.title}>
      <h3 className="t14 b6">{one.title}</h3>
      <p className="t12 c3">{one.inputs.map(({ label, value, unit }) => `${label} ${value}${unit}`).join(' · ')}</p>
      <dl>
        {one.results.map(({ label, value, unit }) => (
          <div key={label}>
            <dt className="t12 c3">{label}</dt>
            <dd className="num b6">
              {value} <span className="t12 c3">{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="t12 c3">
        {t('formula')} <code>{one.formula}</code>
      </p>
      <ButtonLink size="sm" to={one.address}>
        {t('openCalculator')}
      </ButtonLink>
    </section>
  ))
}
