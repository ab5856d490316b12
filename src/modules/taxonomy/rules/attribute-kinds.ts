export const attributeKinds = ['enum', 'number', 'range', 'text'] as const
