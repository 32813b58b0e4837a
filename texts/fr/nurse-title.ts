/** Comes before the nurse's other words, with the frame of her window. */
export const nurseTitle = "Infirmière virtuelle";
