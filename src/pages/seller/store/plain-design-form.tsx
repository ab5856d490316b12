import { Form } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import type { OutputOf } from '../../../api/endpoint.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useLeaveGuard } from '../../../ui/console/form/leave-guard.tsx'
import { RichTextEditor } from '../../../ui/console/rich-text-editor.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { storeImageUpload } from '../../../modules/site/endpoints-files.ts'
import type { BlockPicture } from '../../../modules/site/rules/page-blocks.ts'
import { staffImageUploader } from '../../../modules/site/ui/upload-staff-image.ts'
import { sellerDecorDetail, sellerDecorSave } from '../../../modules/store/endpoints-seller-posts.ts'
import { PictureListField } from '../../../modules/page-builder/ui/editor/block-fields.tsx'
import { pageBuilderMessages } from '../../../modules/page-builder/messages.ts'
import '../../../modules/page-builder/ui/editor/page-builder.css'

const upload = staffImageUploader(storeImageUpload)

/** The plain decoration of a store's home: pictures with links, and a text in both languages, above its goods. */
export function PlainDesignForm() {
  const decor = useCall(sellerDecorDetail, {})
  return <CallView call={decor}>{(found) => <DecorForm key={found.version} decor={found} onSaved={decor.reload} />}</CallView>
}

function DecorForm({ decor, onSaved }: { decor: OutputOf<typeof sellerDecorDetail>; onSaved: () => void }) {
  const t = useMessages(pageBuilderMessages)
  const { act, busy } = useAct(sellerDecorSave)
  const [pictures, setPictures] = useState(decor.pictures as readonly BlockPicture[])
  const [html, setHtml] = useState({ zh: decor.htmlZh, en: decor.htmlEn })
  const [isTouched, setTouched] = useState(false)
  useLeaveGuard(isTouched)
  const write = (change: Partial<typeof html>) => {
    setHtml((before) => ({ ...before, ...change }))
    setTouched(true)
  }
  const save = async () => {
    const chosen = pictures
      .filter((picture) => picture.picture !== '')
      .map((picture) => ({ ...picture, link: { ...picture.link, info: { ...picture.link.info } } }))
    if (await act({ version: decor.version, pictures: chosen, htmlZh: html.zh, htmlEn: html.en }, t('saved'))) onSaved()
  }
  return (
    <>
      <div className="flt">
        <b>{decor.storeName}</b>
        {isTouched && <Tag tone="warn">{t('unsaved')}</Tag>}
        <span className="sp" />
        <ButtonLink icon="eye" to={`/store/index?vid=${decor.storeId}`}>
          {t('seeStore')}
        </ButtonLink>
        <Button tone="brand" busy={busy} disabled={!isTouched} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
      <div className="art-f">
        <Form layout="vertical">
          <Form.Item label={t('pictures')}>
            <PictureListField
              label={t('pictures')}
              most={6}
              upload={upload}
              value={pictures}
              onChange={(next) => {
                setPictures(next)
                setTouched(true)
              }}
            />
          </Form.Item>
          <Form.Item label={t('textZh')}>
            <RichTextEditor label={t('textZh')} value={html.zh} onChange={(zh) => write({ zh })} upload={upload} />
          </Form.Item>
          <Form.Item label={t('textEn')}>
            <RichTextEditor label={t('textEn')} value={html.en} onChange={(en) => write({ en })} upload={upload} />
          </Form.Item>
        </Form>
      </div>
    </>
  )
}
