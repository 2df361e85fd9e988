/** A rule vanilla-extract has no words for. The build puts it in front of the stylesheet. */
export const atRules = '@page { size: A4; margin: 16mm 15mm 18mm }'
