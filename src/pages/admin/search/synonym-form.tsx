import { Input, Modal } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { synonymSave, type synonymList } from '../../../modules/search/endpoints-synonyms.ts'
import { synonymMessages } from './messages.ts'

type Synonym = OutputOf<typeof synonymList>['list'][number]

/** A new synonym, or other meanings of a known one. What was typed stays when it is refused. */
export function SynonymForm({
  from,
  word: asked = '',
  onClose,
  onDone,
}: {
  from: Synonym | null
  word?: string
  onClose: () => void
  onDone: () => void
}) {
  const t = useMessages(synonymMessages)
  const { act, busy } = useAct(synonymSave)
  const [word, setWord] = useState(from?.word ?? asked)
  const [meanings, setMeanings] = useState(from?.meanings.join('\n') ?? '')
  const listed = meanings
    .split(/[\n,，、;；]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
  const save = async () => {
    if (await act({ word, meanings: listed, version: from?.version ?? 0 }, t('saved'))) onDone()
  }
  return (
    <Modal
      open
      title={from ? t('editTitle', { word: from.word }) : t('add')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: word.trim() === '' || listed.length === 0 }}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <form
        className="col g3"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <label className="col g1">
          <span className="t13 c2">{t('word')}</span>
          <Input
            autoFocus={!from && asked === ''}
            disabled={from !== null}
            value={word}
            maxLength={40}
            placeholder={t('wordHint')}
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
        <label className="col g1">
          <span className="t13 c2">{t('meanings')}</span>
          <Input.TextArea
            autoFocus={from !== null || asked !== ''}
            rows={5}
            value={meanings}
            maxLength={500}
            placeholder={t('meaningsHint')}
            onChange={(event) => setMeanings(event.target.value)}
          />
        </label>
      </form>
    </Modal>
  )
}
