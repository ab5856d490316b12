import { Logo } from '../basic/logo.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import type { BrandNames, UtilityBarProps } from './header-model.ts'
import { UtilityBar } from './utility-bar.tsx'
import '../styles/compact-header.css'

export type CompactHeaderProps = {
  brand: BrandNames
  title?: string
  utility?: UtilityBarProps
  steps?: readonly string[]
  /** Index of the present step. */
  currentStep?: number
  labels: { skip: string; steps: string }
}

/** Header of checkout, login and the member centre: logo, title, numbered steps. */
export function CompactHeader({ brand, title, utility, steps, currentStep = 0, labels }: CompactHeaderProps) {
  return (
    <header className="hd-c">
      <a className="skip" href="#main">
        {labels.skip}
      </a>
      {utility && <UtilityBar {...utility} />}
      <div className="hdc">
        <div className="wrap">
          <Logo {...brand} size={40} />
          {title && <span className="hdc-s" />}
          {title && <h1>{title}</h1>}
          {steps && (
            <ol className="stepx" aria-label={labels.steps}>
              {steps.map((step, index) => (
                <li
                  key={step}
                  className={classNames(index < currentStep ? 'done' : index === currentStep && 'on')}
                  aria-current={index === currentStep ? 'step' : undefined}
                >
                  <em>{index < currentStep ? <Icon name="check" size={13} /> : index + 1}</em>
                  {step}
                </li>
              ))}
            </ol>
          )}
        </div>
      </div>
    </header>
  )
}
