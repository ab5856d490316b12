import { useWords } from '../../../../api/browser/use-words.tsx'
import { StateDot, type StateTone } from '../../../../ui/basic/tag.tsx'
import type { RequestHead } from '../../contract.ts'
import { requestWords } from '../words.ts'

const tones: Partial<Record<RequestHead['state'], StateTone>> = { PENDING: 'warn', APPROVED: 'ok', REJECTED: 'danger' }

/** The state of a request; while it waits, at which step. */
export function RequestMark({ of }: { of: RequestHead }) {
  const t = useWords(requestWords)
  return (
    <>
      <StateDot tone={tones[of.state] ?? 'quiet'}>{of.stateText}</StateDot>
      {of.state === 'PENDING' && of.stepCount > 1 && (
        <div className="t12 c3">{t('progress', { step: of.stepNo, steps: of.stepCount })}</div>
      )}
    </>
  )
}
