import { useWords } from '../../../../api/browser/use-words.tsx'
import { PasswordField, type PasswordFieldProps } from '../../../../ui/form/field.tsx'
import { loginWords } from '../words.ts'

type Props = Pick<PasswordFieldProps, 'name' | 'label' | 'placeholder' | 'autoComplete' | 'error'>

/** A password among the tall fields of the ways in: what it is stands inside it, for everybody else in its hidden label. */
export function PasswordLine(props: Props) {
  const t = useWords(loginWords)
  return <PasswordField {...props} labelHidden size="xl" maxLength={20} labels={{ show: t('showPassword'), hide: t('hidePassword') }} />
}
