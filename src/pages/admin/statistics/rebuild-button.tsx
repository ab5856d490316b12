import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useConfirm } from '../../../ui/console/form/use-confirm.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { figureRebuild } from '../../../modules/analytics/endpoints-platform.ts'
import { statisticsMessages } from '../../../modules/analytics/messages.ts'

/** Has all figures counted anew from their documents; the server lets only the staff of settings do it. */
export function RebuildButton() {
  const t = useMessages(statisticsMessages)
  const ask = useConfirm()
  const { act, busy } = useAct(figureRebuild)
  const rebuild = async () => {
    if (await ask({ title: t('rebuild'), help: t('rebuildAsk'), ok: t('rebuild') })) await act({}, t('rebuildDone'))
  }
  return (
    <Button busy={busy} onClick={() => void rebuild()}>
      {t('rebuild')}
    </Button>
  )
}
