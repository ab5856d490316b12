import { Modal } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { templateDetail } from '../../../modules/notification/endpoints-admin.ts'
import type { Channel } from '../../../modules/notification/rules/channels.ts'
import { notificationAdminMessages } from './messages.ts'
import { TemplateForm } from './template-form.tsx'

type Props = { readonly template: string; readonly channel: Channel; readonly onClose: () => void; readonly onSaved: () => void }

/** The words of one event by one way: to change, to look at with sample facts, to send oneself. */
export function TemplateDialog({ template, channel, onClose, onSaved }: Props) {
  const t = useMessages(notificationAdminMessages)
  const call = useCall(templateDetail, { template, channel })
  const saved = () => {
    call.reload()
    onSaved()
  }
  return (
    <Modal open width={860} title={`${call.data?.title ?? t('templates')} · ${t(`way_${channel}`)}`} footer={null} onCancel={onClose}>
      <CallView call={call}>{(detail) => <TemplateForm key={detail.version} detail={detail} onSaved={saved} />}</CallView>
    </Modal>
  )
}
