import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, type ButtonTone } from '../../basic/button.tsx'
import type { IconName } from '../../icons/icon-name.generated.ts'
import { useConfirm, type Question } from '../form/use-confirm.tsx'
import { detailMessages } from './messages.ts'

/** Something that may be done to what the page is about. */
export type Move = {
  /** Its name in `can`. */
  readonly key: string
  readonly label: string
  readonly tone?: ButtonTone
  readonly icon?: IconName
  readonly busy?: boolean
  readonly run: () => unknown
  /** Asked before it is done: for what cannot be undone. */
  readonly ask?: Question
}

/** Buttons for what `can` allows now, in the order of `moves`; `children` are those that are always there. */
export function Moves({ can, moves, children }: { can: readonly string[]; moves: readonly Move[]; children?: ReactNode }) {
  const t = useMessages(detailMessages)
  const ask = useConfirm()
  const allowed = moves.filter((move) => can.includes(move.key))
  if (allowed.length === 0 && !children) return null
  const press = async ({ run, ask: question }: Move) => {
    if (!question || (await ask(question))) run()
  }
  return (
    <div className="dtl-a" role="group" aria-label={t('moves')}>
      {children}
      {allowed.map((move) => (
        <Button key={move.key} tone={move.tone} icon={move.icon} busy={move.busy} onClick={() => void press(move)}>
          {move.label}
        </Button>
      ))}
    </div>
  )
}
