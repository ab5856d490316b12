import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { tenderAttend, tenderOpen, type TenderDetail } from '../../../modules/tender/endpoints.ts'
import { tenderPageMessages } from '../../../modules/tender/messages.ts'

/** Attending the opening, and opening: pressable after the deadline with a witness, otherwise with the reason beside it. */
export function OpeningActs({ of, onDone }: { of: TenderDetail; onDone: () => void }) {
  const t = useMessages(tenderPageMessages)
  const ask = useConfirm()
  const attend = useAct(tenderAttend)
  const open = useAct(tenderOpen)
  const { can, opening, tenderSn, version } = of
  if (opening === null) return null
  const attendNow = async () => {
    if (await attend.act({ tenderSn }, t('attendDone'))) onDone()
  }
  const openNow = async () => {
    if (!(await ask({ title: t('openAsk'), help: t('openHelp'), ok: t('open'), isFinal: true }))) return
    if (await open.act({ tenderSn, expectedVersion: version }, t('openDone'))) onDone()
  }
  return (
    <>
      {can.includes('attend') && (
        <Button size="sm" busy={attend.busy} onClick={() => void attendNow()}>
          {t('attend')}
        </Button>
      )}
      <Button
        size="sm"
        tone="brand"
        busy={open.busy}
        disabled={!can.includes('open')}
        aria-describedby={opening === 'READY' ? undefined : 'tender-opening-waits'}
        onClick={() => void openNow()}
      >
        {t('open')}
      </Button>
      {opening !== 'READY' && (
        <span id="tender-opening-waits" className="t12 c3">
          {t(`opening_${opening}`)}
        </span>
      )}
    </>
  )
}
