import { classNames } from '../class-names.ts'
import { Icon } from '../icons/icon.tsx'
import { signedText } from './signed-text.ts'

export type ChangeIndicatorProps = {
  /** Change in yuan; left out where only the percentage is shown. */
  value?: number
  percent?: number
  /** Decimals of `value`; by itself 0 for integers and 1 otherwise. */
  decimals?: number
  /** The word for "unchanged". */
  flatLabel?: string
}

/** Rise or fall: triangle, sign, value and percentage; red up and green down as in China. */
export function ChangeIndicator({ value, percent, decimals, flatLabel }: ChangeIndicatorProps) {
  const direction = Math.sign(value ?? percent ?? 0)
  if (direction === 0 && flatLabel) return <span className="chg flat">{flatLabel}</span>
  return (
    <span className={classNames('chg', direction > 0 ? 'up' : direction < 0 ? 'dn' : 'flat')}>
      {direction !== 0 && <Icon name={direction > 0 ? 'up' : 'down'} size={8} />}
      {value !== undefined && <span>{signedText(value, decimals ?? (Number.isInteger(value) ? 0 : 1))}</span>}
      {percent !== undefined && <span>{signedText(percent, 2)}%</span>}
    </span>
  )
}
