import { DatePicker, Input, Select } from 'antd'
import dayjs from 'dayjs'
import { Button } from '../../../../ui/basic/button.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { Certificate } from '../../../../modules/catalog/rules/goods-certificate.ts'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { MeasuredValues } from './measured-values.tsx'
import { EditorField, fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { goodsPictureUrl } from '../../../../modules/listing/ui/upload-goods-picture.ts'
import { pictureTypes, usePictureUpload } from './use-picture-upload.ts'

/** Papers that travel with the goods, what buyers must show, and certificates with their pictures. */
export function CertificatesSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked } = useGoodsEditor()
  const list = (field: 'documents' | 'qualificationRequired', label: string, hint: string, most: number) => (
    <EditorField path={field} label={label}>
      <Select
        id={fieldId(field)}
        mode="tags"
        value={[...goods[field]]}
        placeholder={hint}
        disabled={isLocked}
        maxCount={most}
        open={false}
        suffixIcon={null}
        onChange={(values: string[]) => patch({ [field]: values.map((value) => value.slice(0, 80)) })}
      />
    </EditorField>
  )
  return (
    <Panel title={t('secCertificates')}>
      <div className="bx ship-f grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))]">
        {list('documents', t('documents'), t('documentsHint'), 20)}
        {list('qualificationRequired', t('qualificationRequired'), t('qualificationHint'), 10)}
      </div>
      <div className="bx pt-0">
        {goods.certificates.map((_, at) => (
          // Certificates are edited in place and hold no state of their own.
          <CertificateRow key={`certificate ${String(at)}`} at={at} />
        ))}
        {goods.certificates.length < 12 && (
          <Button
            icon="plus"
            disabled={isLocked}
            onClick={() =>
              patch({ certificates: [...goods.certificates, { title: '', number: '', validUntil: '', image: '', values: [] }] })
            }
          >
            {t('addCertificate')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function CertificateRow({ at }: { at: number }) {
  const t = useGoodsEditorMessages()
  const { goods, patch, isLocked, errors } = useGoodsEditor()
  const { upload, busy, problem } = usePictureUpload()
  const one = goods.certificates[at]
  if (!one) return null
  const put = (change: Partial<Certificate>) =>
    patch({ certificates: goods.certificates.map((other, place) => (place === at ? { ...other, ...change } : other)) })
  const error = errors[`certificates.${at}.title`] ?? errors[`certificates.${at}.image`] ?? errors[`certificates.${at}.values`] ?? problem
  return (
    <div className="mb-2.5">
      <div className="row g2 wrp">
        <Input
          style={{ maxWidth: 220 }}
          value={one.title}
          maxLength={80}
          disabled={isLocked}
          aria-label={t('certificateTitle')}
          placeholder={t('certificateTitle')}
          onChange={(event) => put({ title: event.target.value })}
        />
        <Input
          style={{ maxWidth: 200 }}
          value={one.number}
          maxLength={80}
          disabled={isLocked}
          aria-label={t('certificateNumber')}
          placeholder={t('certificateNumber')}
          onChange={(event) => put({ number: event.target.value })}
        />
        <DatePicker
          value={one.validUntil === '' ? null : dayjs(one.validUntil)}
          disabled={isLocked}
          aria-label={t('certificateUntil')}
          placeholder={t('certificateUntil')}
          onChange={(day) => put({ validUntil: day?.format('YYYY-MM-DD') ?? '' })}
        />
        {one.image !== '' && (
          <img src={goodsPictureUrl(one.image, 160)} alt={t('certificateImage')} width={40} height={40} className="object-cover" />
        )}
        <label className="btn sm" aria-busy={busy}>
          <input
            type="file"
            className="sr"
            accept={pictureTypes}
            disabled={busy || isLocked}
            onChange={(event) => {
              void upload([...(event.target.files ?? [])]).then(([image]) => image !== undefined && put({ image }))
              event.target.value = ''
            }}
          />
          <Icon name={busy ? 'loader-circle' : 'image'} size={14} />
          {t('certificateImage')}
        </label>
        <Button
          size="sm"
          tone="ghost"
          square
          icon="trash-2"
          disabled={isLocked}
          aria-label={t('drop')}
          onClick={() => patch({ certificates: goods.certificates.filter((other) => other !== one) })}
        />
      </div>
      <MeasuredValues values={one.values ?? []} onChange={(values) => put({ values })} />
      {error && <div className="cd t12">{error}</div>}
    </div>
  )
}
