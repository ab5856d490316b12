import { Alert, App, Select } from 'antd'
import { useState, type DragEvent } from 'react'
import { callApi } from '../../../../api/browser/client.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { newRequestKey } from '../../../../api/request-key.ts'
import { Button } from '../../../../ui/basic/button.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { goodsExport, importTemplate, importUpload } from '../../../../modules/listing/endpoints-import.ts'
import { goodsImportMessages } from '../messages.ts'
import { keepFile } from '../../../../ui/basic/save-file.ts'

type Store = { readonly storeId: number; readonly storeName: string }

/** Hands in a sheet by choosing or dropping it; template and export stand beside. */
export function ImportUpload({ stores, onDone }: { stores: readonly Store[]; onDone: (importId: number) => void }) {
  const t = useMessages(goodsImportMessages)
  const { message } = App.useApp()
  const template = useAct(importTemplate)
  const out = useAct(goodsExport)
  const [storeId, setStoreId] = useState(stores[0]?.storeId ?? 0)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (file: File | undefined) => {
    if (!file || busy) return
    setBusy(true)
    setProblem('')
    const answer = await upload(file, storeId).catch(() => null)
    setBusy(false)
    if (!answer) return setProblem(t('uploadFailed'))
    if (answer.state !== 200 || !answer.data) return setProblem(Object.values(answer.errors ?? {})[0] ?? answer.msg)
    message.success(t('uploaded'))
    return onDone(answer.data.importId)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  const saveAll = async () => {
    const done = await out.act({})
    if (!done?.data) return
    keepFile(done.data)
    message.success(t('exported', { count: done.data.rowNum }))
  }
  return (
    <Panel
      title={t('uploadTitle')}
      more={
        <span className="row g2 wrp">
          <Button
            icon="download"
            busy={template.busy}
            onClick={() => void template.act({}).then((done) => done?.data && keepFile(done.data))}
          >
            {t('template')}
          </Button>
          <Button icon="file-spreadsheet" busy={out.busy} onClick={() => void saveAll()}>
            {t('exportGoods')}
          </Button>
        </span>
      }
    >
      <div className="bx col g2">
        <p className="t13 c2">{t('uploadHelp')}</p>
        {stores.length > 1 && (
          <Select
            aria-label={t('store')}
            value={storeId}
            style={{ maxWidth: 320 }}
            options={stores.map((store) => ({ value: store.storeId, label: store.storeName }))}
            onChange={setStoreId}
          />
        )}
        <label
          className="btn min-h-24 w-full border-dashed flex-col"
          aria-busy={busy}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          <input
            type="file"
            className="sr"
            accept=".xlsx"
            disabled={busy}
            onChange={(event) => {
              void send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          <Icon name={busy ? 'loader-circle' : 'upload'} size={22} />
          {t(busy ? 'uploading' : 'choose')}
        </label>
        {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      </div>
    </Panel>
  )
}

function upload(file: File, storeId: number) {
  const body = new FormData()
  body.set('storeId', String(storeId))
  body.set('file', file)
  // The client sends a FormData as multipart; its fields are the declared input.
  return callApi(importUpload, body as unknown as { storeId: number }, { idempotencyKey: newRequestKey() })
}
