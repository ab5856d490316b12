import { Form } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import type { OutputOf } from '../../../../api/endpoint.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { CallView } from '../../../../ui/console/call-view.tsx'
import { RichTextEditor } from '../../../../ui/console/rich-text-editor.tsx'
import { useAct } from '../../../../ui/console/use-act.ts'
import { storeImageUpload } from '../../../site/contract-file.ts'
import type { BlockPicture } from '../../../site/rules/page-blocks.ts'
import { staffUpload } from '../../../site/web/public.ts'
import { sellerDecorDetail, sellerDecorSave } from '../../../store/contract-desk.ts'
import { PictureChoice } from './block-fields.tsx'
import { siteDeskWords } from '../words-site-desk.ts'
import '../builder.css'

const upload = staffUpload(storeImageUpload)

/** The plain decoration of a store's home: pictures with links, and a text in both languages, above its goods. */
export function PlainDecor() {
  const decor = useCall(sellerDecorDetail, {})
  return <CallView call={decor}>{(found) => <DecorForm key={found.version} decor={found} onSaved={decor.reload} />}</CallView>
}

function DecorForm({ decor, onSaved }: { decor: OutputOf<typeof sellerDecorDetail>; onSaved: () => void }) {
  const t = useWords(siteDeskWords)
  const { act, busy } = useAct(sellerDecorSave)
  const [pictures, setPictures] = useState(decor.pictures as readonly BlockPicture[])
  const [html, setHtml] = useState({ zh: decor.htmlZh, en: decor.htmlEn })
  const [isTouched, setTouched] = useState(false)
  const write = (change: Partial<typeof html>) => {
    setHtml((before) => ({ ...before, ...change }))
    setTouched(true)
  }
  const save = async () => {
    const chosen = pictures
      .filter((one) => one.picture !== '')
      .map((one) => ({ ...one, link: { ...one.link, info: { ...one.link.info } } }))
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
            <PictureChoice
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
