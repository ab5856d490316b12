import sanitizeHtml from 'sanitize-html'
import { isRichAttribute, richAttributes, richTags, type RichTag } from '../kernel/text/rich-text.ts'

const isRichTag = (name: string): name is RichTag => richTags.some((tag) => tag === name)

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: Object.fromEntries(Object.entries(richAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'template',
    'svg',
    'math',
    'iframe',
    'object',
    'embed',
    'xmp',
  ],
  nestingLimit: 24,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    '*': (tagName, attribs) => ({
      tagName,
      attribs: isRichTag(tagName)
        ? Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isRichAttribute(tagName, name, value)))
        : {},
    }),
  },
  // A picture that came from elsewhere has lost its address and shows nothing.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

/**
 * Rich text from an editor as it may be stored: allowed elements and attributes alone, links inside the mall or to the
 * web, pictures of our own. Never throws; what is not allowed is left out (reliability S24, T12).
 */
export function cleanRichText(html: string): string {
  return sanitizeHtml(html, rules)
}
