import { Modal, Select } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { taxonomyAdminMessages } from './messages.ts'

type Props = {
  readonly title: string
  readonly help: string
  readonly targets: readonly { readonly value: number; readonly label: string }[]
  readonly busy: boolean
  readonly onMerge: (intoId: number) => void
  readonly onClose: () => void
}

/** Asks what something is merged into, and says that there is no way back. */
export function MergeDialog({ title, help, targets, busy, onMerge, onClose }: Props) {
  const t = useMessages(taxonomyAdminMessages)
  const [into, setInto] = useState<number | null>(null)
  return (
    <Modal
      open
      title={title}
      okText={t('merge')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, disabled: into === null }}
      confirmLoading={busy}
      onOk={() => into !== null && onMerge(into)}
      onCancel={onClose}
    >
      <p className="c2 mb-3">{help}</p>
      <Select
        aria-label={t('target')}
        placeholder={t('target')}
        value={into}
        showSearch={{ optionFilterProp: 'label' }}
        options={[...targets]}
        style={{ width: '100%' }}
        onChange={setInto}
      />
    </Modal>
  )
}
