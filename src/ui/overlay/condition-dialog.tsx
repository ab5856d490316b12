import { Anchor } from '../basic/anchor.tsx'
import { Button } from '../basic/button.tsx'
import { Tag } from '../basic/tag.tsx'
import { Icon } from '../icons/icon.tsx'
import { Dialog } from './dialog.tsx'

export type Condition = { key: string; text: string; met: boolean; /** Where to fulfil it. */ to?: string }

export type ConditionDialogProps = {
  open: boolean
  onClose: () => void
  lead: string
  conditions: readonly Condition[]
  labels: { title: string; close: string; met: string; unmet: string; goFulfil: string; understood: string }
}

/** Why something is not open yet: each condition met or not, with the way to fulfil it (design §8, Dialog 提示). */
export function ConditionDialog({ open, onClose, lead, conditions, labels }: ConditionDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      icon="circle-alert"
      closeLabel={labels.close}
      className="cond-d"
      footer={
        <Button tone="brand" size="lg" onClick={onClose}>
          {labels.understood}
        </Button>
      }
    >
      <p className="c2 cond-p">{lead}</p>
      <ul className="cond">
        {conditions.map((condition) => (
          <li key={condition.key}>
            <Icon name={condition.met ? 'circle-check' : 'circle'} size={18} className={condition.met ? 'cok' : 'c3'} />
            <span className="sp">{condition.text}</span>
            {!condition.met && condition.to && (
              <Anchor to={condition.to} className="lk t13">
                {labels.goFulfil}
              </Anchor>
            )}
            <Tag tone={condition.met ? 'ok' : 'warn'}>{condition.met ? labels.met : labels.unmet}</Tag>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
