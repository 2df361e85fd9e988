/** Past forms of English verbs that do not end in "ed", of what somebody has done. */
export const irregular =
  'run|held|written|made|led|taught|driven|sold|bought|dealt with|dealing with|grown|seen|overseen|given|taken|kept|done|come across'
