import { useState } from 'react'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { CropDialog } from './crop-dialog.tsx'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { goodsPictureUrl } from '../../../../modules/listing/ui/upload-goods-picture.ts'
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts'

const mostPictures = 10

/** The gallery: upload, order, crop, remove. The first picture is the main one. */
export function PicturesSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked, errors } = useGoodsEditor()
  const { upload, busy, problem } = usePictureUpload()
  const [cropping, setCropping] = useState<number | null>(null)
  const { gallery } = goods
  const add = async (files: readonly File[]) => {
    const names = await upload(files.slice(0, mostPictures - gallery.length))
    if (names.length > 0) patch({ gallery: [...gallery, ...names] })
  }
  const error = errors['gallery'] ?? gallery.map((_, at) => errors[`gallery.${at}`]).find(Boolean) ?? problem
  const cropped = cropping === null ? undefined : gallery[cropping]
  return (
    <Panel title={t('secPictures')} sub={t('pictureHelp')}>
      <div className="bx row g3 wrp items-start" id={fieldId('gallery')}>
        {gallery.map((name, at) => (
          <PictureTile key={name} at={at} onCrop={() => setCropping(at)} />
        ))}
        {gallery.length < mostPictures && !isLocked && (
          <label className="btn w-33 h-33 flex-col cursor-pointer" aria-busy={busy}>
            <input
              type="file"
              className="sr"
              accept={pictureTypes}
              multiple
              disabled={busy}
              onChange={(event) => {
                void add([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
            <Icon name={busy ? 'loader-circle' : 'plus'} size={22} />
            {t('addPicture')}
          </label>
        )}
      </div>
      {error && (
        <p className="bx cd t13" role="alert">
          {error}
        </p>
      )}
      {cropped !== undefined && (
        <CropDialog
          source={goodsPictureUrl(cropped, 1200)}
          onClose={() => setCropping(null)}
          onCropped={async (file) => {
            const [name] = await upload([file])
            if (name === undefined) return
            patch({ gallery: gallery.map((one, at) => (at === cropping ? name : one)) })
            setCropping(null)
          }}
        />
      )}
    </Panel>
  )
}

function PictureTile({ at, onCrop }: { at: number; onCrop: () => void }) {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked } = useGoodsEditor()
  const { gallery } = goods
  const name = gallery[at] ?? ''
  const swap = (other: number) => {
    const moved = [...gallery]
    moved[at] = gallery[other] ?? name
    moved[other] = name
    patch({ gallery: moved })
  }
  const act = (icon: 'chevron-left' | 'chevron-right' | 'maximize-2' | 'trash-2', label: string, run: () => void, isOff = false) => (
    <Button size="sm" tone="ghost" square icon={icon} disabled={isLocked || isOff} aria-label={label} title={label} onClick={run} />
  )
  return (
    <div className="w-33">
      <div className="relative">
        <img src={goodsPictureUrl(name, 320)} alt="" width={132} height={132} className="object-cover rounded-3 border-1 border-line" />
        {at === 0 && (
          <span className="absolute left-1 top-1">
            <Tag tone="info" small>
              {t('mainPicture')}
            </Tag>
          </span>
        )}
      </div>
      <div className="row justify-between">
        {act('chevron-left', t('moveLeft'), () => swap(at - 1), at === 0)}
        {act('chevron-right', t('moveRight'), () => swap(at + 1), at === gallery.length - 1)}
        {act('maximize-2', t('crop'), onCrop)}
        {act('trash-2', t('removePicture'), () => patch({ gallery: gallery.filter((one) => one !== name) }))}
      </div>
    </div>
  )
}
