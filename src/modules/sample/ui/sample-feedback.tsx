import { useMessages } from '../../../api/browser/use-messages.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { SampleView } from '../endpoints.ts'
import { samplePageMessages } from '../messages.ts'

/** What the buyer said of a sample; nothing before they did. */
export function SampleFeedback({ of }: { of: SampleView }) {
  const t = useMessages(samplePageMessages)
  if (!of.feedback) return null
  const { fits, note, target, time } = of.feedback
  return (
    <div className="col g1 t13">
      <span>
        <Tag tone={fits ? 'ok' : 'danger'} small>
          {t(fits ? 'fitsYes' : 'fitsNo')}
        </Tag>{' '}
        <span className="c3 num t12">{fullTime(time)}</span>
      </span>
      <p className="whitespace-pre-wrap">{note}</p>
      {target !== '' && <p className="c3">{target}</p>}
    </div>
  )
}
