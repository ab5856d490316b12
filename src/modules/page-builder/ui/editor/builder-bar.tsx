import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { pageBuilderMessages } from '../../messages.ts'

type Props = {
  /** Something on the canvas is not saved yet. */
  readonly hasTyped: boolean
  /** The saved draft differs from what is shown. */
  readonly isChanged: boolean
  /** 0 while the page that comes with the mall is shown. */
  readonly shownVersion: number
  /** What stands while nothing is published. */
  readonly first: string
  readonly busy: boolean
  readonly onSave: () => void
  readonly onPreview: () => void
  /** Resolves with true when it was published. */
  readonly onPublish: (note: string) => Promise<boolean>
  readonly onHistory: () => void
}

/** Above the canvas: what is saved and shown, and what can be done with it. */
export function BuilderBar({ hasTyped, isChanged, shownVersion, first, busy, onSave, onPreview, onPublish, onHistory }: Props) {
  const t = useMessages(pageBuilderMessages)
  const [note, setNote] = useState<string | null>(null)
  const confirm = async () => {
    if (await onPublish((note ?? '').trim())) setNote(null)
  }
  return (
    <div className="flt" role="toolbar" aria-label={t('pageBuilder')}>
      <Tag tone={hasTyped ? 'warn' : isChanged ? 'info' : 'ok'}>{t(hasTyped ? 'unsaved' : isChanged ? 'draftDiffers' : 'isShown')}</Tag>
      <span className="t12 c3">{shownVersion === 0 ? first : t('shownVersion', { version: shownVersion })}</span>
      <span className="sp" />
      <Button onClick={onHistory}>{t('history')}</Button>
      <Button icon="eye" onClick={onPreview}>
        {t('preview')}
      </Button>
      <Button disabled={!hasTyped} busy={busy} onClick={onSave}>
        {t('saveDraft')}
      </Button>
      <Button tone="brand" disabled={!hasTyped && !isChanged} onClick={() => setNote('')}>
        {t('publish')}
      </Button>
      <Modal
        open={note !== null}
        title={t('publishTitle')}
        okText={t('publish')}
        cancelText={t('cancel')}
        confirmLoading={busy}
        onOk={() => void confirm()}
        onCancel={() => setNote(null)}
      >
        <p className="c2">{t('publishHelp')}</p>
        <Input
          style={{ marginTop: 12 }}
          aria-label={t('note')}
          placeholder={t('note')}
          maxLength={100}
          value={note ?? ''}
          onChange={(event) => setNote(event.target.value)}
        />
      </Modal>
    </div>
  )
}
