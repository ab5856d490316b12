import { App } from 'antd'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { ExportButton } from '../../../ui/console/export-button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { useAddListToBasket } from '../../../modules/project/ui/use-add-list-to-basket.tsx'
import {
  designRequestExport,
  designRequestToCart,
  designRequestToProject,
  type DesignRequestDetail,
} from '../../../modules/design/endpoints.ts'
import { designPageMessages } from '../../../modules/design/messages.ts'

/** What can be done with a whole list: keep it as a project, print it, take it along, put it into the cart. */
export function MaterialListActions({ of, onDone }: { of: DesignRequestDetail; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { desAppId } = of
  const cart = useAct(designRequestToCart)
  const tell = useAddListToBasket()
  const add = async () => {
    const done = await cart.act({ desAppId })
    if (done?.data) tell(done.data, 'cart')
  }
  return (
    <span className="row g2 no-print flex-wrap">
      <Button icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <ExportButton call={designRequestExport} filters={{ desAppId }} />
      <KeepAsProject of={of} onDone={onDone} />
      <Button tone="action" icon="shopping-cart" busy={cart.busy} onClick={() => void add()}>
        {t('toCart')}
      </Button>
    </span>
  )
}

function KeepAsProject({ of, onDone }: { of: DesignRequestDetail; onDone: () => void }) {
  const t = useMessages(designPageMessages)
  const { message } = App.useApp()
  const { act, busy } = useAct(designRequestToProject)
  if (of.projectId !== null)
    return (
      <ButtonLink icon="folder-kanban" to={`/member/project/detail?projectId=${of.projectId}`}>
        {t('openProject')}
      </ButtonLink>
    )
  const keep = async () => {
    if (!(await act({ desAppId: of.desAppId }))) return
    message.success(t('projectKept'))
    onDone()
  }
  return (
    <Button icon="folder-kanban" busy={busy} onClick={() => void keep()}>
      {t('toProject')}
    </Button>
  )
}
