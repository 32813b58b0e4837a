/** « de Yao », « d'Awa »: a name after « de ». */
export const of = (name: string) => (/^[aàâeéèêiîoôuû]/i.test(name) ? `d'${name}` : `de ${name}`);
