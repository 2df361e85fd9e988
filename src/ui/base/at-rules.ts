/** A rule that vanilla-extract cannot express. The build prepends it to the stylesheet. */
export const atRules = '@page { size: A4; margin: 16mm 15mm 18mm }'
